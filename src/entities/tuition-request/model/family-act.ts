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

/** What a family did with its code on another record, as it is stored; the database rules are written from it. */
export const familyActSchema = v.strictObject({
  /** Path of the record: an offer, a lesson of it, or a certificate of its lessons. */
  record: v.pipe(
    v.string(),
    v.regex(/^(offers\/[a-z0-9-]{1,60}(\/lessons\/[a-z0-9-]{1,60})?|certificates\/[a-z0-9-]{1,60})$/),
  ),
  /** As the record's life names it: `lesson.confirmed`. */
  event: v.pipe(v.string(), v.regex(/^[a-z]{1,20}\.[a-z]{1,20}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export const familyActsCollection = (ref: string): string => `${tuitionRequestPath(ref)}/acts`;

/**
 * That a family did something itself. A family has no account: whoever writes below its request must know the code. A tutor
 * knows the offer but never the code, so an act proves that a change of the offer, or of a lesson, is the family's.
 */
export const familyActPath = (ref: string, id: string): string => `${familyActsCollection(ref)}/${id}`;

/** Goes into the same batch as the change it proves. @param id of the change's line in the log, or of a lesson that is planned. */
export function writeFamilyAct(ref: string, id: string, record: string, event: string): Write {
  return { type: 'create', path: familyActPath(ref, id), data: { record, event, at: serverTime } };
}

/**
 * An act comes with the change that it proves and is called as that is, or with the lesson that has its id: so nobody fills a request
 * with acts alone, or says of a change that it was another.
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
  return (
    changed?.plannedBy === 'family' &&
    after?.event === 'lesson.planned' &&
    record.endsWith(`/lessons/${id}`) &&
    (await read(record)) === null
  );
}

/** Whoever has the code writes acts, and never changes one; the office reads them. */
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
