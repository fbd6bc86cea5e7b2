import {
  logChange,
  logUpdate,
  logTrackedTransition,
  submitTransition,
  type Staff,
} from '@/entities/change-log';
import {
  applicationEvidence,
  evidenceRecorded,
  evidenceWithdrawn,
  parseEvidence,
  publicEvidence,
  recordEvidence,
  tutorEvidence,
  withdrawEvidence,
  type NewEvidence,
} from '@/entities/vetting/evidence';
import { changeEvidence, tutorPath } from '@/entities/tutor';
import {
  tutorApplicationPath,
  writeApplicationMessage,
  type Interview,
  type TutorApplication,
} from '@/entities/tutor-application';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

/** What an applicant receives with a transition. */
export type Told = Pick<ApplicationTransition, 'told' | 'message'>;

interface ApplicationTransition extends Pressed {
  readonly ref: string;
  readonly by: Staff;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** The decision that the applicant receives with it. */
  readonly told?: Partial<Pick<TutorApplication, 'decision'>>;
  /** What the applicant reads with it. */
  readonly message?: { readonly words: string; readonly interview?: Interview };
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Moves an application with the message to the applicant, in one commit with tracking and change log. An
     * interview that is planned anew leaves the state alone.
     */
    transitionApplication: build.mutation<null, ApplicationTransition>({
      queryFn: withBackend(
        async ({ documents }, { actionId: id, ref, by, event, from, to, told = {}, message }) => {
          const record = tutorApplicationPath(ref);
          const line = { id, by, record, event };
          await submitTransition(documents, { record, from }, [
            ...(from === to
              ? logUpdate(line)
              : logTrackedTransition({ ...line, ref, from, to, changes: told })),
            ...(message ? [writeApplicationMessage(ref, id, { from: 'office', ...message })] : []),
          ]);
          return null;
        },
      ),
    }),
    /** Records a check of an application. */
    recordEvidence: build.mutation<
      null,
      Pressed & { readonly ref: string; readonly by: Staff; readonly item: NewEvidence }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: id, ref, by, item }) => {
        const record = tutorApplicationPath(ref);
        await submitOnce({ documents }, [
          ...logUpdate({ id, by, record, event: evidenceRecorded }),
          recordEvidence(applicationEvidence(record), id, by, item),
        ]);
        return null;
      }),
    }),
    /** Withdraws a check of an application; it stays in the record. */
    withdrawEvidence: build.mutation<
      null,
      Pressed & { readonly ref: string; readonly by: Staff; readonly id: string }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: changeId, ref, by, id }) => {
        const record = tutorApplicationPath(ref);
        await submitOnce({ documents }, [
          ...logUpdate({ id: changeId, by, record, event: evidenceWithdrawn }),
          withdrawEvidence(applicationEvidence(record), id, changeId),
        ]);
        return null;
      }),
    }),
    /**
     * Records a check of a tutor, such as a renewed document, and updates the public evidence in the profile.
     */
    renewEvidence: build.mutation<
      null,
      Pressed & { readonly userId: string; readonly by: Staff; readonly item: NewEvidence }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: id, userId, by, item }) => {
        const record = tutorPath(userId);
        const collection = tutorEvidence(userId);
        const known = await documents.list({ collection });
        const at = new Date().toISOString();
        const evidence = publicEvidence([
          ...known.map((each) => parseEvidence(each.id, each.data)),
          { ...item, id, userId: by.userId, name: by.name, at, state: 'valid', lastChange: id },
        ]);
        await submitOnce({ documents }, [
          changeEvidence(userId, id, { evidence }),
          recordEvidence(collection, id, by, item),
          logChange({ id, by, record, event: evidenceRecorded }),
        ]);
        return null;
      }),
    }),
  }),
});

export const useTransitionApplicationMutation = onePress(api.useTransitionApplicationMutation);
export const useRecordEvidenceMutation = onePress(api.useRecordEvidenceMutation);
export const useWithdrawEvidenceMutation = onePress(api.useWithdrawEvidenceMutation);
export const useRenewEvidenceMutation = onePress(api.useRenewEvidenceMutation);
