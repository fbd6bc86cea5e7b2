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
  onBasis,
  type Counsellor,
  type CounsellorCheck,
  type CounsellorEvent,
  type CounsellorFacts,
} from '@/entities/counselling/counsellor';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, toBackendError, type DocumentData, type DocumentsPort } from '@/shared/backend';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface OnCounsellor extends ByStaff {
  readonly counsellor: Pick<Counsellor, 'id' | 'state'>;
}

/** What became of an edit: somebody else may have saved the profile since it was read. */
type Edited = 'saved' | 'outdated';

interface Edit extends ByStaff {
  /** The profile, in the version that was edited. */
  readonly counsellor: Pick<Counsellor, 'id' | 'lastChange'>;
}

async function saveEdit(
  documents: DocumentsPort,
  { actionId: id, by, counsellor }: Edit,
  event: string,
  changes: DocumentData,
): Promise<Edited> {
  const record = counsellorPath(counsellor.id);
  try {
    const all = { ...changes, ...onBasis(counsellor) };
    await submitOnce({ documents }, logUpdate({ id, by, record, event, changes: all }));
    return 'saved';
  } catch (cause) {
    if (toBackendError(cause).code !== 'forbidden') throw cause;
    const stored = await documents.get(record);
    if (stored?.lastChange === counsellor.lastChange) throw cause;
    return 'outdated';
  }
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
    editCounsellor: build.mutation<Edited, Edit & { readonly facts: Partial<CounsellorFacts> }>({
      queryFn: withBackend(({ documents }, { facts, ...edit }) =>
        saveEdit(documents, edit, counsellorEdited, counsellorChanges(facts)),
      ),
    }),
    /** Writes down what the office checked. */
    checkCounsellor: build.mutation<Edited, Edit & { readonly checks: readonly CounsellorCheck[] }>({
      queryFn: withBackend(({ documents }, { checks, ...edit }) =>
        saveEdit(documents, edit, counsellorChecked, counsellorCheckChanges(checks)),
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
