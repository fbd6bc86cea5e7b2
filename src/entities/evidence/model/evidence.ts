import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { dayShape, isStored, limits, optionalText, readStored } from '@/shared/fields';
import { evidenceKinds, type EvidenceKind } from '@/shared/choices';

/** How a check ended. `seen`, `called` and `passed` speak for the tutor, the others do not. */
export const evidenceOutcomes = [
  'seen',
  'called',
  'passed',
  'not-reached',
  'not-provided',
  'failed',
] as const;

export type EvidenceOutcome = (typeof evidenceOutcomes)[number];

const goodOutcomes: readonly EvidenceOutcome[] = ['seen', 'called', 'passed'];

/** The ways a check of a kind can end, the good one first. */
export function outcomesOf(kind: EvidenceKind): readonly EvidenceOutcome[] {
  switch (kind) {
    case 'referee-1':
    case 'referee-2':
      return ['called', 'not-reached', 'failed'];
    case 'interview':
    case 'conduct':
      return ['passed', 'failed'];
    default:
      return ['seen', 'not-provided', 'failed'];
  }
}

/** Papers with a last day. */
export const expiringKinds: readonly EvidenceKind[] = ['ghana-card', 'ntc-licence', 'police-clearance'];

/** Characters of what the office writes to a check. */
export const evidenceWordsLimit = 800;

const time = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.regex(dayShape));

/** A check as it is stored; the database rules are written from it. */
export const evidenceSchema = v.strictObject({
  kind: v.picklist(evidenceKinds),
  outcome: v.picklist(evidenceOutcomes),
  /** The day of the check. */
  date: day,
  /** The last day on which the paper holds; empty for what has none. */
  expiry: v.union([v.literal(''), day]),
  /** For the office alone. */
  words: optionalText(evidenceWordsLimit),
  /** Who checked. */
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.name)),
  at: time,
  state: v.picklist(['valid', 'withdrawn']),
  /** The line of the change log that tells of it last; it names the application or the tutor. */
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
});

export interface Evidence extends v.InferOutput<typeof evidenceSchema> {
  readonly id: string;
}

/** What the office writes down about a check. */
export type NewEvidence = Pick<Evidence, 'kind' | 'outcome' | 'date' | 'expiry' | 'words'>;

/** Where the checks of an application lie, by its path, and those of a tutor, by the id of their account. */
export const applicationEvidence = (application: string): string => `${application}/evidence`;
export const tutorEvidence = (userId: string): string => `evidence/${userId}/items`;

export const isEvidenceDocument = (data: unknown): boolean => isStored(evidenceSchema, data);

export function parseEvidence(id: string, data: DocumentData): Evidence {
  const read = readStored(evidenceSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `evidence ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** What the change log calls it: lines of the application or of the tutor. */
export const evidenceRecorded = 'evidence.recorded';
export const evidenceWithdrawn = 'evidence.withdrawn';

/**
 * A check that is written down. The change of its application or tutor, and the line of the log, go into the same batch.
 * @param collection of the application or of the tutor
 * @param id of that line
 */
export function recordEvidence(
  collection: string,
  id: string,
  by: Pick<Evidence, 'userId' | 'name'>,
  { kind, outcome, date, expiry, words }: NewEvidence,
): Write {
  const { userId, name } = by;
  const data = { kind, outcome, date, expiry, words, userId, name, at: serverTime };
  return { type: 'create', path: `${collection}/${id}`, data: { ...data, state: 'valid', lastChange: id } };
}

/** Takes a check back; the change of its application or tutor, and the line of the log, go into the same batch. */
export const withdrawEvidence = (collection: string, id: string, changeId: string): Write => ({
  type: 'update',
  path: `${collection}/${id}`,
  changes: { state: 'withdrawn', lastChange: changeId },
});

export const isGood = ({ outcome }: Pick<Evidence, 'outcome'>): boolean => goodOutcomes.includes(outcome);
