import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { dayShape, limits, optionalText, readStored, requiredText, uuidShape } from '@/shared/fields';
import { maximumMeasuresLength, measuresShape, readMeasures, type Measure } from './measures';
import { maximumRowsLength, readRows, rowsShape, type Pupil } from './pupils';

/** Longest title of a report, in characters. */
export const maximumTitle = 80;

/** Most sessions of a report, and minutes of one session. */
export const dosageLimits = { sessions: 999, minutes: 600 } as const;

/** Most versions of a report. */
const maximumVersions = 99;

const none = v.literal('');
const dayOrNone = v.union([none, v.pipe(v.string(), v.regex(dayShape))]);
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const wholeOrNone = (most: number) => v.union([none, whole(0, most)]);

/**
 * Stored version of a report. A version is never changed; a correction is the next one. The summary is
 * computed from the rows each time, since rules could not compare it with them.
 */
export const outcomeSchema = v.strictObject({
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Id of the change-log entry of its consultation. */
  change: v.pipe(v.string(), v.regex(uuidShape)),
  isSample: v.boolean(),
  /** The versions of one report share this random id. */
  series: v.pipe(v.string(), v.regex(uuidShape)),
  version: whole(1, maximumVersions),
  title: requiredText(maximumTitle),
  from: v.picklist(['school', 'office']),
  /** Who entered it. */
  name: requiredText(limits.name),
  beforeOn: dayOrNone,
  afterOn: dayOrNone,
  planned: wholeOrNone(dosageLimits.sessions),
  held: wholeOrNone(dosageLimits.sessions),
  minutes: wholeOrNone(dosageLimits.minutes),
  measures: v.pipe(optionalText(maximumMeasuresLength), v.regex(measuresShape)),
  rows: v.pipe(v.string(), v.maxLength(maximumRowsLength), v.regex(rowsShape)),
});

/** What somebody enters. */
export interface OutcomeContent extends Omit<
  v.InferOutput<typeof outcomeSchema>,
  'createdAt' | 'change' | 'isSample' | 'series' | 'version' | 'from' | 'measures' | 'rows'
> {
  readonly measures: readonly Measure[];
  readonly pupils: readonly Pupil[];
}

/** A version of a report. */
export interface Outcome extends OutcomeContent {
  readonly id: string;
  readonly ref: string;
  readonly createdAt: string;
  readonly isSample: boolean;
  readonly series: string;
  readonly version: number;
  readonly from: 'school' | 'office';
}

export const outcomesCollection = (ref: string): string => `consultations/${ref}/outcomes`;
export const outcomeId = (series: string, version: number): string => `${series}-${String(version)}`;
export const outcomePath = (ref: string, id: string): string => `${outcomesCollection(ref)}/${id}`;

export function parseOutcome(ref: string, id: string, data: DocumentData): Outcome {
  const read = readStored(outcomeSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `report ${id}: ${read.problem}`);
  const { measures: lines, rows, change: _change, ...outcome } = read.output;
  const measures = readMeasures(lines);
  return { ref, id, ...outcome, measures, pupils: readRows(rows, measures.length) };
}

/** The newest version of each report, the newest report first. */
export function newestVersions(outcomes: readonly Outcome[]): readonly Outcome[] {
  const newest = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const known = newest.get(outcome.series);
    if (!known || known.version < outcome.version) newest.set(outcome.series, outcome);
  }
  return [...newest.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
