import { dequal } from 'dequal/lite';
import type { AccessContext, CollectionAccess, DocumentData } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { jobPath, type Job } from './job';
import { indexedFields, jobCodePath, jobCodeSchema } from './job-code';
import { publicJobStates } from './job-lifecycle';

/** Whether everybody reads a post. */
export const isPublicJob = (job: DocumentData | null): boolean =>
  publicJobStates.some((known) => known === job?.state);

const isEntryOf = (entry: DocumentData | null, job: DocumentData | null): boolean =>
  isPublicJob(job) && dequal(entry, indexedFields(job as unknown as Job));

/** Whether the index says of a post, after the batch, what the post says itself. */
export const isIndexed = async ({ params, after, readAfter }: AccessContext): Promise<boolean> =>
  isEntryOf(await readAfter(jobCodePath(params.code ?? '')), after);

const isTrueEntry: CollectionAccess['create'] = async ({ id, after, readAfter }) =>
  isStored(jobCodeSchema, after) && isEntryOf(after, await readAfter(jobPath(id)));

/**
 * Access rules of the index of codes: whoever was sent a code reads its state and dates, and nobody lists
 * codes. An entry says what its post says, whoever writes it.
 */
export const jobCodeAccess: CollectionAccess = {
  pattern: jobCodePath('{code}'),
  get: () => true,
  create: isTrueEntry,
  update: isTrueEntry,
};
