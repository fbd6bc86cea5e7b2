import { baseApi, keepFresh, withBackend } from '@/shared/api';
import { doorEntriesCollection, parseDoorEntry, type DoorEntry } from '../model/door-entry';
import { lessonsCollection, parseLesson, type Lesson } from '../model/lesson';

/** A lesson of an offer. */
export interface LessonKey {
  readonly offerId: string;
  readonly lessonId: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The lessons of an offer, the earliest first; for whoever has the offer's id. */
    lessons: build.query<readonly Lesson[], string>({
      queryFn: withBackend(async (backend, offerId) => {
        const documents = await backend.documents.list({
          collection: lessonsCollection(offerId),
          orderBy: { field: 'startsAt', direction: 'ascending' },
        });
        return documents.map(({ id, data }) => parseLesson(offerId, id, data));
      }),
      onCacheEntryAdded: (offerId, life) =>
        keepFresh(
          [lessonsCollection(offerId)],
          () =>
            void life.dispatch(
              api.endpoints.lessons.initiate(offerId, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
    /** What the tutor typed at the door for one lesson. */
    doorEntries: build.query<readonly DoorEntry[], LessonKey>({
      queryFn: withBackend(async (backend, { offerId, lessonId }) => {
        const documents = await backend.documents.list({
          collection: doorEntriesCollection(offerId, lessonId),
        });
        return documents.map(({ id, data }) => parseDoorEntry(id, data));
      }),
      onCacheEntryAdded: (key, life) =>
        keepFresh(
          [doorEntriesCollection(key.offerId, key.lessonId)],
          () =>
            void life.dispatch(
              api.endpoints.doorEntries.initiate(key, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { useLessonsQuery, useDoorEntriesQuery } = api;
