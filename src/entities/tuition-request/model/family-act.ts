import * as v from 'valibot';
import { isAdmin, serverTime, type CollectionAccess, type Write } from '@/shared/backend';
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

/**
 * That a family did something itself. A family has no account: whoever writes below its request must know the code. A tutor
 * knows the offer but never the code, so an act proves that a change of the offer, or of a lesson, is the family's.
 */
export const familyActPath = (ref: string, id: string): string => `${tuitionRequestPath(ref)}/acts/${id}`;

/** Goes into the same batch as the change it proves. @param id of the change's line in the log, or of a lesson that is planned. */
export function writeFamilyAct(ref: string, id: string, record: string, event: string): Write {
  return { type: 'create', path: familyActPath(ref, id), data: { record, event, at: serverTime } };
}

/** Whoever has the code writes acts, and never changes one; the office reads them. */
export const familyActAccess: CollectionAccess = {
  pattern: familyActPath('{ref}', '{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async ({ params, after, now, read }) =>
    isStored(familyActSchema, after) &&
    after?.at === now &&
    (await read(tuitionRequestPath(params.ref ?? ''))) !== null,
};
