import { logChange, logCorrection, logTransition, logUpdate, type Staff } from '@/entities/change-log';
import {
  type ClosingReason,
  closing,
  correctableOfJob,
  draftJob,
  extending,
  type Job,
  type JobChange,
  type JobContent,
  jobCorrected,
  jobDrafted,
  jobEdited,
  type JobEvent,
  jobExtended,
  jobLifecycle,
  jobPath,
  type JobSchool,
  pausing,
  publishing,
  resuming,
} from '@/entities/jobs/job';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, type DocumentsPort } from '@/shared/backend';
import type { Correction } from '@/shared/correction';
import { codeOfPress } from '../model/code-of-press';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface OnPost extends ByStaff {
  /** As the office saw it. The change fails when somebody else has moved it since. */
  readonly job: Job;
}

/** Moves a post, with its line of the log and its entry in the index of codes. */
async function move(
  documents: DocumentsPort,
  { actionId: id, job, by }: OnPost,
  event: JobEvent,
  to: Job['state'],
  { changes, index }: JobChange,
): Promise<null> {
  const transition = { id, by, record: jobPath(job.code), event, from: job.state, to, changes };
  await submitOnce({ documents }, [...logTransition(transition), index]);
  return null;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Stores a new draft. Answers with its code. */
    draftPost: build.mutation<string, ByStaff & { readonly content: JobContent }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, content }) => {
        const code = codeOfPress(id);
        await submitOnce({ documents }, [
          draftJob(code, id, content),
          logChange({
            id,
            by,
            record: jobPath(code),
            event: jobDrafted,
            after: { state: jobLifecycle.initial },
          }),
        ]);
        return code;
      }),
    }),
    /** Changes a draft. */
    editPost: build.mutation<null, OnPost & { readonly content: JobContent }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, job, by, content }) => {
        await submitOnce(
          { documents },
          logUpdate({ id, by, record: jobPath(job.code), event: jobEdited, changes: { ...content } }),
        );
        return null;
      }),
    }),
    /** Publishes a draft, with the school as its record says today. */
    publishPost: build.mutation<null, OnPost & { readonly school: JobSchool }>({
      queryFn: withBackend(({ documents }, given) =>
        move(documents, given, 'job.published', 'published', publishing(given.job, given.school)),
      ),
    }),
    pausePost: build.mutation<null, OnPost>({
      queryFn: withBackend(({ documents }, given) =>
        move(documents, given, 'job.paused', 'paused', pausing(given.job)),
      ),
    }),
    resumePost: build.mutation<null, OnPost & { readonly school: JobSchool }>({
      queryFn: withBackend(({ documents }, given) =>
        move(documents, given, 'job.resumed', 'published', resuming(given.job, given.school)),
      ),
    }),
    closePost: build.mutation<null, OnPost & { readonly reason: ClosingReason }>({
      queryFn: withBackend(({ documents }, given) =>
        move(documents, given, 'job.closed', 'closed', closing(given.job, given.reason, new Date())),
      ),
    }),
    /** Gives up a draft, which no code was published of. */
    discardPost: build.mutation<null, OnPost>({
      queryFn: withBackend(async ({ documents }, { actionId: id, job, by }) => {
        const record = jobPath(job.code);
        await submitOnce(
          { documents },
          logTransition({ id, by, record, event: 'job.discarded', from: job.state, to: 'discarded' }),
        );
        return null;
      }),
    }),
    /** Moves the closing time to a later one. */
    extendPost: build.mutation<null, OnPost & { readonly school: JobSchool; readonly closesAt: string }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, job, by, school, closesAt }) => {
        const { changes, index } = extending(job, school, closesAt);
        const line = { before: { closesAt: job.closesAt }, after: { closesAt } };
        await submitOnce({ documents }, [
          ...logUpdate({ id, by, record: jobPath(job.code), event: jobExtended, changes, line }),
          index,
        ]);
        return null;
      }),
    }),
    /** Corrects one field of a published post. */
    correctPost: build.mutation<null, OnPost & { readonly correction: Correction }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, job, by, correction }) => {
        await submitOnce(
          { documents },
          logCorrection({
            id,
            by,
            record: jobPath(job.code),
            event: jobCorrected,
            stored: job,
            correction,
            fields: correctableOfJob,
          }),
        );
        return null;
      }),
    }),
  }),
});

export const useDraftPostMutation = onePress(api.useDraftPostMutation);
export const useEditPostMutation = onePress(api.useEditPostMutation);
export const usePublishPostMutation = onePress(api.usePublishPostMutation);
export const usePausePostMutation = onePress(api.usePausePostMutation);
export const useResumePostMutation = onePress(api.useResumePostMutation);
export const useClosePostMutation = onePress(api.useClosePostMutation);
export const useDiscardPostMutation = onePress(api.useDiscardPostMutation);
export const useExtendPostMutation = onePress(api.useExtendPostMutation);
export const useCorrectPostMutation = onePress(api.useCorrectPostMutation);
