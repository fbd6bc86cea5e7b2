import { logTrackedTransition, type Staff } from '@/entities/change-log';
import { jobApplicationPath, type JobApplication } from '@/entities/jobs/job-application';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

interface ApplicantMove extends Pressed {
  readonly ref: string;
  readonly by: Staff;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** Why the office declines. */
  readonly decision?: JobApplication['decision'];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Moves an application for a post, in one commit with its tracking and the change log. */
    moveApplicant: build.mutation<null, ApplicantMove>({
      queryFn: withBackend(async ({ documents }, { actionId: id, ref, decision, ...move }) => {
        const record = jobApplicationPath(ref);
        await submitOnce(
          { documents },
          logTrackedTransition({ ...move, id, ref, record, ...(decision && { changes: { decision } }) }),
        );
        return null;
      }),
    }),
  }),
});

export const useMoveApplicantMutation = onePress(api.useMoveApplicantMutation);
