import type { Scale, Summary } from '@/entities/consultancy/outcome';

/** A sentence of the report: its key in `locales/en/outcome.json`, and its values. */
export interface Sentence {
  readonly key: SentenceKey;
  readonly values: Readonly<Record<string, string | number>>;
}

export type SentenceKey =
  | 'noneCompared'
  | 'compared'
  | 'withoutAfter'
  | 'withoutBefore'
  | 'withNeither'
  | 'noneMissing'
  | 'fewPupils'
  | 'single'
  | 'medians'
  | 'middleHalf'
  | 'nothingChanged'
  | 'moved'
  | 'shares'
  | 'medianSame'
  | 'medianChange'
  | 'lowerIsBetter'
  | 'nearBest'
  | 'outlier'
  | 'towardsMiddle'
  | 'noComparison';

/** Below this number of pupils a report has no percentages: one pupil would be more than ten of them. */
const fewestForShares = 10;

/** Fewest pupils for a sentence about the middle half. */
const fewestForQuarters = 8;

/** A share of pupils at which a scale has too little room for them. */
const crowded = 0.2;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** Who is not compared, and why. */
function missingSentences(summary: Summary): readonly Sentence[] {
  const missing = (['withoutAfter', 'withoutBefore', 'withNeither'] as const)
    .filter((key) => summary[key] > 0)
    .map((key): Sentence => ({ key, values: { count: summary[key] } }));
  return missing.length === 0 ? [{ key: 'noneMissing', values: {} }] : missing;
}

/** Where the figures lie. */
function levelSentences({ compared, before, after }: Summary, scale: Scale): readonly Sentence[] {
  if (before === null || after === null) return [];
  if (compared.length === 1)
    return [{ key: 'single', values: { before: before.median, after: after.median } }];
  const { lowest, highest } = scale;
  const medians: Sentence = {
    key: 'medians',
    values: { before: before.median, after: after.median, lowest, highest },
  };
  if (compared.length < fewestForQuarters) return [medians];
  const values = {
    beforeLower: before.lower,
    beforeUpper: before.upper,
    afterLower: after.lower,
    afterUpper: after.upper,
  };
  return [medians, { key: 'middleHalf', values }];
}

/** Who moved where. */
function changeSentences({ compared, change, rose, same, fell }: Summary): readonly Sentence[] {
  if (change === null) return [];
  if (rose + fell === 0) return [{ key: 'nothingChanged', values: { count: same } }];
  const share = (count: number) => Math.round((count / compared.length) * 100);
  return [
    { key: 'moved', values: { rose, same, fell } },
    ...(compared.length < fewestForShares
      ? []
      : [{ key: 'shares', values: { rose: share(rose), same: share(same), fell: share(fell) } } as const]),
    ...(compared.length === 1
      ? []
      : [
          change.median === 0
            ? ({ key: 'medianSame', values: {} } as const)
            : ({ key: 'medianChange', values: { change: signed(change.median) } } as const),
        ]),
  ];
}

/** What to bear in mind. */
function cautions(summary: Summary, scale: Scale): readonly Sentence[] {
  const { compared, nearBest, outliers, isTowardsMiddle } = summary;
  const isSmall = compared.length < fewestForShares;
  return [
    ...(scale.better === 'lower' ? [{ key: 'lowerIsBetter', values: {} } as const] : []),
    ...(isSmall ? [{ key: 'fewPupils', values: { count: compared.length } } as const] : []),
    ...(nearBest > 1 && nearBest >= compared.length * crowded
      ? [{ key: 'nearBest', values: { count: nearBest } } as const]
      : []),
    ...(outliers.length > 0 ? [{ key: 'outlier', values: { count: outliers.length } } as const] : []),
    ...(isTowardsMiddle ? [{ key: 'towardsMiddle', values: {} } as const] : []),
    { key: 'noComparison', values: {} },
  ];
}

/**
 * Says in plain sentences what the figures of one measure show, and no more: counts first, no percentages of
 * few pupils, and never why something changed.
 */
export function sentencesOf(summary: Summary, scale: Scale): readonly Sentence[] {
  const { compared, pupils } = summary;
  const missing = missingSentences(summary);
  if (compared.length === 0) return [{ key: 'noneCompared', values: {} }, ...missing];
  return [
    { key: 'compared', values: { count: compared.length, pupils } },
    ...missing,
    ...levelSentences(summary, scale),
    ...changeSentences(summary),
    ...cautions(summary, scale),
  ];
}

/** What was done between the two figures; empty text where the school does not say. */
export interface Dosage {
  readonly planned: number | '';
  readonly held: number | '';
  readonly minutes: number | '';
}

/** The sentence on the sessions between the figures. */
export function dosageSentence({ planned, held, minutes }: Dosage): {
  readonly key: 'unknown' | 'planned' | 'held' | 'heldLong' | 'heldOfPlanned' | 'heldOfPlannedLong';
  readonly values: Readonly<Record<string, string | number>>;
} {
  if (held === '')
    return planned === '' ? { key: 'unknown', values: {} } : { key: 'planned', values: { count: planned } };
  const long = minutes === '' || held === 0 ? null : Math.round((held * minutes) / 6) / 10;
  const isPlanned = planned !== '';
  return {
    key: isPlanned
      ? long === null
        ? 'heldOfPlanned'
        : 'heldOfPlannedLong'
      : long === null
        ? 'held'
        : 'heldLong',
    values: {
      count: held,
      ...(isPlanned ? { planned } : {}),
      ...(long === null ? {} : { minutes, hours: long }),
    },
  };
}
