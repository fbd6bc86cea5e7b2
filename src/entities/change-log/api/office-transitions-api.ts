import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, type Write } from '@/shared/backend';
import { createChangeId, logChange, logSavedList, type SavedList, type Staff } from '../model/change';
import { logTrackedTransition } from '../model/log-tracked-transition';

interface OnRecord extends Pressed {
  /** Path of the record. */
  readonly path: string;
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Moves a record to another state, in one commit with its tracking and the change log. */
    transitionRecord: build.mutation<
      null,
      OnRecord & {
        readonly ref: string;
        readonly event: string;
        readonly from: string;
        readonly to: string;
        /** Further writes of the commit. */
        readonly besides?: readonly Write[];
      }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: id, path, besides = [], ...transition }) => {
        const writes = logTrackedTransition({ ...transition, id, record: path });
        await submitOnce({ documents }, [...writes, ...besides]);
        return null;
      }),
    }),
    /** Logs access to a family's phone number, before it is shown. */
    logContactShown: build.mutation<null, OnRecord>({
      queryFn: withBackend(async ({ documents }, { actionId: id, path, by }) => {
        await submitOnce({ documents }, [logChange({ id, by, record: path, event: 'contact.shown' })]);
        return null;
      }),
    }),
    /** Logs that a list is saved as a file, before it is saved. Each file has an entry of its own. */
    logSavedList: build.mutation<null, { readonly saved: SavedList; readonly by: Staff }>({
      queryFn: withBackend(async ({ documents }, { saved, by }) => {
        await documents.commit([logSavedList(createChangeId(), by, saved)]);
        return null;
      }),
    }),
  }),
});

export const useTransitionRecordMutation = onePress(api.useTransitionRecordMutation);
export const useLogContactShownMutation = onePress(api.useLogContactShownMutation);
export const { useLogSavedListMutation } = api;
