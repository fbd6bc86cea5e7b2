import { createChangeId, logChange, logUpdate, type Staff } from '@/entities/change-log';
import { writeNote } from '@/entities/note';
import { isSeen, parseTracking, trackingPath, trackSeen } from '@/entities/tracking';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { BackendFailure, submitOnce } from '@/shared/backend';

interface OnRecord extends Pressed {
  readonly ref: string;
  readonly path: string;
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Adds an office note to a record.
     * @param isHeard the note answers a family's worry and clears its flag
     */
    addNote: build.mutation<null, OnRecord & { readonly text: string; readonly isHeard: boolean }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, path, by, text, isHeard }) => {
        const changes = isHeard ? { 'parting.isHeard': true } : {};
        await submitOnce({ documents }, [
          ...logUpdate({ id, by, record: path, event: 'note.added', changes }),
          writeNote(path, id, { userId: by.userId, name: by.name }, text),
        ]);
        return null;
      }),
    }),
    /** Records in the tracking, once, that the office opened the record. */
    markSeen: build.mutation<null, Omit<OnRecord, keyof Pressed>>({
      queryFn: withBackend(async ({ documents }, { ref, path, by }) => {
        const data = await documents.get(trackingPath(ref));
        if (!data) throw new BackendFailure('not-found', `no record has the code ${ref}`);
        if (isSeen(parseTracking(ref, data))) return null;
        const id = createChangeId();
        await submitOnce({ documents }, [
          trackSeen(ref),
          logChange({ id, by, record: path, event: 'record.seen' }),
        ]);
        return null;
      }),
    }),
  }),
});

export const { useMarkSeenMutation } = api;
export const useAddNoteMutation = onePress(api.useAddNoteMutation);
