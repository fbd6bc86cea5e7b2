import type { EvidenceKind, EvidenceMethod } from '@/shared/choices';
import { dayMs } from './evidence-at';
import { goodOutcomes, type Evidence, type EvidenceOutcome } from './evidence';

const paper = ['seen', 'not-provided', 'failed'] as const;
const person = ['called', 'not-reached', 'failed'] as const;
const meeting = ['passed', 'failed'] as const;

/** Possible outcomes by kind, the good one first. */
const outcomes: Readonly<Record<EvidenceKind, readonly EvidenceOutcome[]>> = {
  'ghana-card': paper,
  'ntc-licence': paper,
  certificate: paper,
  'police-clearance': paper,
  'referee-1': person,
  'referee-2': person,
  interview: meeting,
  conduct: meeting,
};

/** Possible methods of a good check by kind. A check that was not good has none. */
const methods: Readonly<Record<EvidenceKind, readonly EvidenceMethod[]>> = {
  'ghana-card': ['original', 'photo'],
  'ntc-licence': ['portal', 'original', 'photo'],
  certificate: ['original', 'photo'],
  'police-clearance': ['original', 'photo', 'code'],
  'referee-1': ['one-caller', 'two-callers'],
  'referee-2': ['one-caller', 'two-callers'],
  interview: ['in-person', 'video'],
  conduct: ['in-person', 'video'],
};

export const outcomesOf = (kind: EvidenceKind): readonly EvidenceOutcome[] => outcomes[kind];

export const methodsOf = (kind: EvidenceKind): readonly EvidenceMethod[] => methods[kind];

/** Days after which the office looks at a portal again before it records what it saw. */
export const portalDays = 30;

/** Kind, outcome and method of a check in one text: `ghana-card seen photo`. */
const summaryOf = ({ kind, outcome, method }: Partial<Evidence>) =>
  `${String(kind)} ${String(outcome)} ${method ?? ''}`;

/** Shape of that text for checks that can be recorded. The database rules are generated from it. */
export const checkShape = new RegExp(
  `^(${Object.entries(outcomes)
    .map(([kind, all]) => {
      const good = all.filter((outcome) => goodOutcomes.includes(outcome)).join('|');
      const others = all.filter((outcome) => !goodOutcomes.includes(outcome)).join('|');
      return `${kind} ((${good}) (${methods[kind as EvidenceKind].join('|')})|(${others}) )`;
    })
    .join('|')})$`,
);

/**
 * First and last day on which somebody may have looked at a portal that is recorded today.
 * @param today `YYYY-MM-DD`
 */
export const portalDaysAt = (today: string): readonly [first: string, last: string] => [
  new Date(Date.parse(today) - portalDays * dayMs).toISOString().slice(0, 10),
  today,
];

/**
 * Whether a check can be recorded: by a method that its kind allows, and of a portal with the day on which
 * somebody looked at it.
 * @param today `YYYY-MM-DD`
 */
export function isRecordable(check: Partial<Evidence>, today: string): boolean {
  const { method, portalOn } = check;
  const [first, last] = portalDaysAt(today);
  return (
    checkShape.test(summaryOf(check)) &&
    (method === 'portal'
      ? portalOn !== undefined && portalOn >= first && portalOn <= last
      : portalOn === undefined)
  );
}
