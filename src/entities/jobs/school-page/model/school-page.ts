import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { limits, optionalEmail, readStored, requiredName, requiredText } from '@/shared/fields';
import { schoolPageLifecycle } from './school-page-lifecycle';

const time = v.pipe(v.string(), v.isoTimestamp());
const postCode = v.pipe(v.string(), v.regex(/^LL-P[0-9A-HJKMNP-TV-Z]{13}$/));

/** Shape of the code of a school's page, which is its document id. */
export const schoolPageCodeShape = /^LL-G[0-9A-HJKMNP-TV-Z]{13}$/;

/** Stored page of a school. Its code opens it. The database rules are generated from this schema. */
export const schoolPageSchema = v.strictObject({
  state: v.picklist(schoolPageLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  schoolId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,60}$/)),
  /** Name of the school when the code was made. */
  name: requiredText(limits.name),
});

/** How many people applied for a post, as the office counted them. */
export const applicantCountSchema = v.strictObject({
  applications: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  countedAt: time,
});

/**
 * An applicant whom the office passed on: a copy of the contact, and nothing that leads to the application.
 * Its id is that of the change-log entry: by it the office finds the application, and the school does not.
 */
export const passedSchema = v.strictObject({
  job: postCode,
  name: requiredName,
  phone: v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/)),
  email: optionalEmail,
  at: time,
});

/** A school's page. */
export interface SchoolPage extends v.InferOutput<typeof schoolPageSchema> {
  /** Reference code of kind `school`. */
  readonly code: string;
}

/** The count of the applications for a post. */
export interface ApplicantCount extends v.InferOutput<typeof applicantCountSchema> {
  readonly job: string;
}

/** An applicant whom the office passed on. */
export interface PassedApplicant extends v.InferOutput<typeof passedSchema> {
  readonly id: string;
}

export const schoolPageCollection = 'schoolPages';

export const schoolPagePath = (code: string): string => `${schoolPageCollection}/${code}`;
export const countsCollection = (code: string): string => `${schoolPagePath(code)}/posts`;
export const countPath = (code: string, job: string): string => `${countsCollection(code)}/${job}`;
export const passedCollection = (code: string): string => `${schoolPagePath(code)}/passed`;
export const passedPath = (code: string, id: string): string => `${passedCollection(code)}/${id}`;

export function parseSchoolPage(code: string, data: DocumentData): SchoolPage {
  const read = readStored(schoolPageSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `page of a school: ${read.problem}`);
  return { code, ...read.output };
}

export function parseApplicantCount(job: string, data: DocumentData): ApplicantCount {
  const read = readStored(applicantCountSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `count of ${job}: ${read.problem}`);
  return { job, ...read.output };
}

export function parsePassedApplicant(id: string, data: DocumentData): PassedApplicant {
  const read = readStored(passedSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `applicant passed on ${id}: ${read.problem}`);
  return { id, ...read.output };
}
