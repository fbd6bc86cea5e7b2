import { logChange, logTransition, logUpdate, type Staff } from '@/entities/change-log';
import {
  addCounsellor,
  counsellorAdded,
  counsellorChanges,
  counsellorCheckChanges,
  counsellorChecked,
  counsellorEdited,
  counsellorLifecycle,
  counsellorPath,
  type Counsellor,
  type CounsellorCheck,
  type CounsellorEvent,
  type CounsellorFacts,
} from '@/entities/counselling/counsellor';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface OnCounsellor extends ByStaff {
  readonly counsellor: Pick<Counsellor, 'id' | 'state'>;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Adds a draft for an account with the duty `counselling`. */
    addCounsellor: build.mutation<null, ByStaff & { readonly id: string; readonly facts: CounsellorFacts }>({
      queryFn: withBackend(async ({ documents }, { actionId, by, id, facts }) => {
        await submitOnce({ documents }, [
          addCounsellor(id, actionId, facts),
          logChange({
            id: actionId,
            by,
            record: counsellorPath(id),
            event: counsellorAdded,
            after: { state: counsellorLifecycle.initial },
          }),
        ]);
        return null;
      }),
    }),
    /** Changes what a profile says, or its hours. */
    editCounsellor: build.mutation<null, OnCounsellor & { readonly facts: Partial<CounsellorFacts> }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, counsellor, facts }) => {
        await submitOnce(
          { documents },
          logUpdate({
            id,
            by,
            record: counsellorPath(counsellor.id),
            event: counsellorEdited,
            changes: counsellorChanges(facts),
          }),
        );
        return null;
      }),
    }),
    /** Writes down what the office checked. */
    checkCounsellor: build.mutation<null, OnCounsellor & { readonly checks: readonly CounsellorCheck[] }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, counsellor, checks }) => {
        await submitOnce(
          { documents },
          logUpdate({
            id,
            by,
            record: counsellorPath(counsellor.id),
            event: counsellorChecked,
            changes: counsellorCheckChanges(checks),
          }),
        );
        return null;
      }),
    }),
    /** Publishes or pauses a profile, or says that the counsellor has left. */
    moveCounsellor: build.mutation<
      null,
      OnCounsellor & { readonly event: CounsellorEvent; readonly to: Counsellor['state'] }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, counsellor, event, to }) => {
        await submitOnce(
          { documents },
          logTransition({
            id,
            by,
            record: counsellorPath(counsellor.id),
            event,
            from: counsellor.state,
            to,
          }),
        );
        return null;
      }),
    }),
  }),
});

export const useAddCounsellorMutation = onePress(api.useAddCounsellorMutation);
export const useEditCounsellorMutation = onePress(api.useEditCounsellorMutation);
export const useCheckCounsellorMutation = onePress(api.useCheckCounsellorMutation);
export const useMoveCounsellorMutation = onePress(api.useMoveCounsellorMutation);
