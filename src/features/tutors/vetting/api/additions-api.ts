import { logTransition, logUpdate, type Staff } from '@/entities/change-log';
import {
  additionPath,
  type AdditionDecision,
  type SubjectAddition,
} from '@/entities/vetting/subject-addition';
import { parseTutor, subjectsAdded, tutorPath } from '@/entities/tutor';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { BackendFailure, submitOnce } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

interface Decided extends Pressed {
  readonly addition: SubjectAddition;
  readonly by: Staff;
}

const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [
  ...new Set([...one, ...other]),
];

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Adds what a tutor asked for to the profile, and ends the question, in one commit with two lines. */
    approveAddition: build.mutation<null, Decided>({
      queryFn: withBackend(async ({ documents }, { addition, by, actionId }) => {
        const record = tutorPath(addition.tutorId);
        const stored = await documents.get(record);
        if (!stored) throw new BackendFailure('not-found', `no tutor ${addition.tutorId}`);
        const tutor = parseTutor(addition.tutorId, stored);
        await submitOnce({ documents }, [
          ...logTransition({
            id: actionId,
            by,
            record: additionPath(addition.id),
            event: 'subjects.approved',
            from: addition.state,
            to: 'approved',
          }),
          ...logUpdate({
            id: deriveId(actionId, 'profile'),
            by,
            record,
            event: subjectsAdded,
            changes: {
              subjects: union(tutor.subjects, addition.subjects),
              levels: union(tutor.levels, addition.levels),
            },
          }),
        ]);
        return null;
      }),
    }),
    /** Refuses, for a reason that the tutor reads. */
    refuseAddition: build.mutation<null, Decided & { readonly decision: AdditionDecision }>({
      queryFn: withBackend(async ({ documents }, { addition, by, actionId, decision }) => {
        await submitOnce(
          { documents },
          logTransition({
            id: actionId,
            by,
            record: additionPath(addition.id),
            event: 'subjects.refused',
            from: addition.state,
            to: 'refused',
            changes: { decision: { ...decision } },
          }),
        );
        return null;
      }),
    }),
  }),
});

export const useApproveAdditionMutation = onePress(api.useApproveAdditionMutation);
export const useRefuseAdditionMutation = onePress(api.useRefuseAdditionMutation);
