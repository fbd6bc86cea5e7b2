import { baseApi, foundList, onePress, withBackend, type Pressed } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import {
  counsellingNotesCollection,
  parseCounsellingNote,
  writeCounsellingNote,
  type CounsellingNote,
} from '../model/counselling-note';

const oldest = (one: CounsellingNote, other: CounsellingNote): number => (one.at < other.at ? -1 : 1);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The notes about a booking, oldest first. For the duty `counselling`. */
    counsellingNotes: build.query<readonly CounsellingNote[], string>(
      foundList({
        collection: () => counsellingNotesCollection,
        find: (documents, booking) =>
          documents.list({
            collection: counsellingNotesCollection,
            where: [{ field: 'booking', equals: booking }],
          }),
        parse: parseCounsellingNote,
        compare: oldest,
      }),
    ),
    /** Writes a note about a booking. */
    addCounsellingNote: build.mutation<
      null,
      Pressed & Pick<CounsellingNote, 'booking' | 'words' | 'userId' | 'name'>
    >({
      queryFn: withBackend(async ({ documents }, { actionId, userId, name, booking, words }) => {
        await submitOnce({ documents }, writeCounsellingNote(actionId, { userId, name }, { booking, words }));
        return null;
      }),
    }),
  }),
});

export const { useCounsellingNotesQuery } = api;
export const useAddCounsellingNoteMutation = onePress(api.useAddCounsellingNoteMutation);
