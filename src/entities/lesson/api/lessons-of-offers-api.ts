import { baseApi, liveQuery, readList, withBackend } from '@/shared/api';
import { lessonsCollection, parseLesson, type Lesson } from '../model/lesson';

// Separate from the lessons of one offer: only the office reads so many.
const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Lessons of all these offers, newest first. */
    lessonsOfOffers: build.query<readonly Lesson[], readonly string[]>(
      liveQuery({
        watch: (offerIds) => offerIds.map(lessonsCollection),
        read: withBackend(async ({ documents }, offerIds) => {
          const lists = await Promise.all(
            offerIds.map(async (offerId) => {
              const collection = lessonsCollection(offerId);
              return readList(collection, await documents.list({ collection }), (id, data) =>
                parseLesson(offerId, id, data),
              );
            }),
          );
          return lists.flat().sort((one, other) => (one.startsAt > other.startsAt ? -1 : 1));
        }),
      }),
    ),
  }),
});

export const { useLessonsOfOffersQuery } = api;
