import * as v from 'valibot';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { isStored } from '@/shared/fields';

/** Reference code of an application, which is its document id. */
export const applicationCodeShape = /^LL-A[0-9A-HJKMNP-TV-Z]{13}$/;

/** Links an account to its application. The database rules are generated from this schema. */
export const applicantSchemaOfAccount = v.strictObject({
  ref: v.pipe(v.string(), v.regex(applicationCodeShape)),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const applicantPath = (userId: string): string => `applicants/${userId}`;

export const isApplicantDocument = (data: unknown): boolean => isStored(applicantSchemaOfAccount, data);

/** Parses the reference code of the linked application; null when there is none. */
export function parseApplicant(data: DocumentData | null): string | null {
  const parsed = v.safeParse(applicantSchemaOfAccount, data);
  return parsed.success ? parsed.output.ref : null;
}

/** Links an account to an application with the same email; a newer one replaces it. */
export function linkApplicant(userId: string, ref: string, isNew: boolean): Write {
  const path = applicantPath(userId);
  const fields = { ref, updatedAt: serverTime };
  return isNew ? { type: 'create', path, data: fields } : { type: 'update', path, changes: fields };
}
