import { logChange, logTransition, saveEdit, type Edited, type Staff } from '@/entities/change-log';
import {
  addCounsellor,
  counsellorAdded,
  counsellorChanges,
  counsellorCheckChanges,
  counsellorChecked,
  counsellorEdited,
  counsellorLifecycle,
  counsellorPath,
  onBasis,
  type Counsellor,
  type CounsellorCheck,
  type CounsellorEvent,
  type CounsellorFacts,
} from '@/entities/counselling/counsellor';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, type DocumentData, type DocumentsPort } from '@/shared/backend';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface OnCounsellor extends ByStaff {
  readonly counsellor: Pick<Counsellor, 'id' | 'state'>;
}

interface Edit extends ByStaff {
  /** The profile, in the version that was edited. */
  readonly counsellor: Pick<Counsellor, 'id' | 'lastChange'>;
}

const saveProfile = (
  documents: DocumentsPort,
  { actionId: id, by, counsellor }: Edit,
  event: string,
  changes: DocumentData,
): Promise<Edited> =>
  saveEdit(documents, {
    ...{ id, by, event, record: counsellorPath(counsellor.id) },
    lastChange: counsellor.lastChange,
    changes: { ...changes, ...onBasis(counsellor) },
  });

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
    editCounsellor: build.mutation<Edited, Edit & { readonly facts: Partial<CounsellorFacts> }>({
      queryFn: withBackend(({ documents }, { facts, ...edit }) =>
        saveProfile(documents, edit, counsellorEdited, counsellorChanges(facts)),
      ),
    }),
    /** Writes down what the office checked. */
    checkCounsellor: build.mutation<Edited, Edit & { readonly checks: readonly CounsellorCheck[] }>({
      queryFn: withBackend(({ documents }, { checks, ...edit }) =>
        saveProfile(documents, edit, counsellorChecked, counsellorCheckChanges(checks)),
      ),
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
