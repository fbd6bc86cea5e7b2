import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { dayShape, isStored, limits, optionalText, readStored } from '@/shared/fields';
import { evidenceKinds, evidenceMethods, type EvidenceKind } from '@/shared/choices';
import type { PersonalFields } from '@/shared/fields';

/** Outcomes of a check. `seen`, `called` and `passed` are good. */
export const evidenceOutcomes = [
  'seen',
  'called',
  'passed',
  'not-reached',
  'not-provided',
  'failed',
] as const;

export type EvidenceOutcome = (typeof evidenceOutcomes)[number];

/** Outcomes of a successful check. */
export const goodOutcomes: readonly EvidenceOutcome[] = ['seen', 'called', 'passed'];

/** Papers with an expiry date. */
export const expiringKinds: readonly EvidenceKind[] = ['ghana-card', 'ntc-licence', 'police-clearance'];

/** Maximum length of the office's comment, in characters. */
export const evidenceWordsLimit = 800;

const time = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.regex(dayShape));

/** Stored check. The database rules are generated from this schema. */
export const evidenceSchema = v.strictObject({
  kind: v.picklist(evidenceKinds),
  outcome: v.picklist(evidenceOutcomes),
  /** Day of the check. */
  date: day,
  /** Last day of validity; empty when it does not expire. */
  expiry: v.union([v.literal(''), day]),
  /** Missing for checks that were not good, and in older records. */
  method: v.exactOptional(v.picklist(evidenceMethods)),
  /** Day on which somebody looked at the portal. Missing for other methods, and in older records. */
  portalOn: v.exactOptional(day),
  /** Visible to the office only. */
  words: optionalText(evidenceWordsLimit),
  /** The officer who checked. */
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.name)),
  at: time,
  state: v.picklist(['valid', 'withdrawn']),
  /** Id of its latest change-log entry, which names the application or the tutor. */
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
});

/** The office's comment; emptied with the applicant or tutor. */
export const personalFieldsOfEvidence: PersonalFields = ['words'];

export interface Evidence extends v.InferOutput<typeof evidenceSchema> {
  readonly id: string;
}

/** Fields that the office enters. */
export type NewEvidence = Pick<
  Evidence,
  'kind' | 'outcome' | 'date' | 'expiry' | 'method' | 'portalOn' | 'words'
>;

/** Collection paths: checks of an application by its path, checks of a tutor by account id. */
export const applicationEvidence = (application: string): string => `${application}/evidence`;
export const tutorEvidence = (userId: string): string => `evidence/${userId}/items`;

export const isEvidenceDocument = (data: unknown): boolean => isStored(evidenceSchema, data);

export function parseEvidence(id: string, data: DocumentData): Evidence {
  const read = readStored(evidenceSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `evidence ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** Change-log events, on the application or the tutor. */
export const evidenceRecorded = 'evidence.recorded';
export const evidenceWithdrawn = 'evidence.withdrawn';

/**
 * Creates a check. The update of its application or tutor, and the change-log entry, belong in the same
 * batch.
 * @param collection of the application or the tutor
 * @param id of the change-log entry
 */
export function recordEvidence(
  collection: string,
  id: string,
  by: Pick<Evidence, 'userId' | 'name'>,
  { kind, outcome, date, expiry, method, portalOn, words }: NewEvidence,
): Write {
  const { userId, name } = by;
  const how = { ...(method && { method }), ...(portalOn && { portalOn }) };
  const data = { kind, outcome, date, expiry, ...how, words, userId, name, at: serverTime };
  return { type: 'create', path: `${collection}/${id}`, data: { ...data, state: 'valid', lastChange: id } };
}

const copyPrefix = 'copy-';

/** Id of a tutor's check that was copied from the application, by the id of the original. */
export const copiedEvidenceId = (id: string): string => `${copyPrefix}${id}`;

/** Id of the original of a copied check; null for any other check. */
export const originalEvidenceId = (id: string): string | null =>
  id.startsWith(copyPrefix) ? id.slice(copyPrefix.length) : null;

/**
 * Copies a check of an application to its tutor, with whoever made it. The update of the tutor, and the
 * change-log entry, belong in the same batch.
 */
export function copyEvidence(userId: string, { id, ...original }: Evidence): Write {
  const copy = copiedEvidenceId(id);
  const data = { ...original, at: serverTime, lastChange: copy };
  return { type: 'create', path: `${tutorEvidence(userId)}/${copy}`, data };
}

/**
 * Withdraws a check. The update of its application or tutor, and the change-log entry, belong in the same
 * batch.
 */
export const withdrawEvidence = (collection: string, id: string, changeId: string): Write => ({
  type: 'update',
  path: `${collection}/${id}`,
  changes: { state: 'withdrawn', lastChange: changeId },
});

export const isGood = ({ outcome }: Pick<Evidence, 'outcome'>): boolean => goodOutcomes.includes(outcome);
