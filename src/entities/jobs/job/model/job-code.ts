import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { readStored } from '@/shared/fields';
import { publicJobStates } from './job-lifecycle';
import { jobSchema, type Job } from './job';

const { publishedAt, closesAt, movedAt, openReports } = jobSchema.entries;

/**
 * Entry of the index of codes: the state and dates of a published post. Whoever was sent a code reads this
 * small document. The database rules are generated from this schema.
 */
export const jobCodeSchema = v.strictObject({
  state: v.picklist(publicJobStates),
  publishedAt: publishedAt.wrapped,
  closesAt,
  /** Of a closed post: when it was closed. */
  movedAt,
  openReports,
});

/** State and dates of a published post. */
export interface JobCode extends v.InferOutput<typeof jobCodeSchema> {
  readonly code: string;
}

export const jobCodePath = (code: string): string => `jobCodes/${code}`;

export function parseJobCode(code: string, data: DocumentData): JobCode {
  const read = readStored(jobCodeSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `code ${code}: ${read.problem}`);
  return { code, ...read.output };
}

/** The entry of a post as it must be; both are written in one batch. */
export const indexedFields = ({
  state,
  publishedAt,
  closesAt,
  movedAt,
  openReports,
}: Pick<Job, keyof v.InferOutput<typeof jobCodeSchema>>) => ({
  state,
  publishedAt,
  closesAt,
  movedAt,
  openReports,
});
