import * as v from 'valibot';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { isStored } from '@/shared/fields';

/** The code of an application, as an id of a document. */
export const applicationCodeShape = /^LL-A[0-9A-HJKMNP-TV-Z]{13}$/;

/** "This account sent this application"; the database rules are written from it. */
export const applicantSchemaOfAccount = v.strictObject({
  ref: v.pipe(v.string(), v.regex(applicationCodeShape)),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const applicantPath = (userId: string): string => `applicants/${userId}`;

export const isApplicantDocument = (data: unknown): boolean => isStored(applicantSchemaOfAccount, data);

/** The code of the application that an account has linked; null when it has linked none. */
export function parseApplicant(data: DocumentData | null): string | null {
  const parsed = v.safeParse(applicantSchemaOfAccount, data);
  return parsed.success ? parsed.output.ref : null;
}

/** Links an account to an application that was sent with the same email; a newer application takes its place. */
export function linkApplicant(userId: string, ref: string, isNew: boolean): Write {
  const path = applicantPath(userId);
  const fields = { ref, updatedAt: serverTime };
  return isNew ? { type: 'create', path, data: fields } : { type: 'update', path, changes: fields };
}
