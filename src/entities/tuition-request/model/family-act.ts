import * as v from 'valibot';
import {
  isAdmin,
  serverTime,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { tuitionRequestPath } from './tuition-request';

/** Stored act: what a family did on another record. The database rules are generated from this schema. */
export const familyActSchema = v.strictObject({
  /** Path of the record: an offer, one of its lessons or practice reports, or a certificate. */
  record: v.pipe(
    v.string(),
    v.regex(
      /^(offers\/[a-z0-9-]{1,60}(\/(lessons|practiceReports)\/[a-z0-9-]{1,60})?|certificates\/[a-z0-9-]{1,60})$/,
    ),
  ),
  /** Event in the record's lifecycle: `lesson.confirmed`. */
  event: v.pipe(v.string(), v.regex(/^[a-z]{1,20}\.[a-z]{1,20}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export const familyActsCollection = (ref: string): string => `${tuitionRequestPath(ref)}/acts`;

/**
 * Path of a family's act. Writing below the request needs the reference code, which a tutor never learns, so
 * the act proves that a change of the offer or a lesson is the family's.
 */
export const familyActPath = (ref: string, id: string): string => `${familyActsCollection(ref)}/${id}`;

/**
 * Creates an act; belongs in the batch of the change that it proves.
 * @param id of the change-log entry, or of a planned lesson or a practice report
 */
export function writeFamilyAct(ref: string, id: string, record: string, event: string): Write {
  return { type: 'create', path: familyActPath(ref, id), data: { record, event, at: serverTime } };
}

/**
 * Whether the batch contains the change that the act proves, with the same event, or the new lesson or
 * practice report with its id. Prevents acts without a change, or with another event.
 */
async function isWithChange({ id, after, now, read, readAfter }: AccessContext): Promise<boolean> {
  const record = String(after?.record);
  const changed = await readAfter(record);
  const line = await readAfter(`changeLog/${id}`);
  if (line !== null)
    return (
      changed?.lastChange === id &&
      line.record === record &&
      line.event === after?.event &&
      line.at === now &&
      (line.by as DocumentData).kind === 'code-holder'
    );
  if (changed === null || (await read(record)) !== null) return false;
  return after?.event === 'practice.reported'
    ? record.endsWith(`/practiceReports/${id}`)
    : changed.plannedBy === 'family' &&
        after?.event === 'lesson.planned' &&
        record.endsWith(`/lessons/${id}`);
}

/** The code holder writes acts, which are immutable; the office reads them. */
export const familyActAccess: CollectionAccess = {
  pattern: familyActPath('{ref}', '{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { params, after, now, read } = context;
    return (
      isStored(familyActSchema, after) &&
      after?.at === now &&
      (await read(tuitionRequestPath(params.ref ?? ''))) !== null &&
      isWithChange(context)
    );
  },
};
