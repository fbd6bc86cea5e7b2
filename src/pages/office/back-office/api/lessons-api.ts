import { createChangeId, logMove } from '@/entities/change-log';
import {
  lessonPath,
  lessonsCollection,
  parseLesson,
  type Lesson,
  type LessonEvent,
  type LessonState,
} from '@/entities/lesson';
import { baseApi, keepFresh, readList, withBackend } from '@/shared/api';
import type { Officer } from './desk-api';

interface LessonMoves {
  readonly lessons: readonly Lesson[];
  readonly event: LessonEvent;
  readonly to: LessonState;
  readonly by: Officer;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The lessons of all these offers, the newest first. */
    lessonsOfOffers: build.query<readonly Lesson[], readonly string[]>({
      queryFn: withBackend(async ({ documents }, offerIds) => {
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
      onCacheEntryAdded: (offerIds, life) =>
        keepFresh(
          offerIds.map(lessonsCollection),
          () =>
            void life.dispatch(
              api.endpoints.lessonsOfOffers.initiate(offerIds, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
    /** Pays lessons, or decides a dispute: each lesson is one batch with its line, so that one refusal stops no other. */
    moveLessons: build.mutation<null, LessonMoves>({
      queryFn: withBackend(async ({ documents }, { lessons, event, to, by }) => {
        for (const { offerId, id, state } of lessons) {
          const record = lessonPath(offerId, id);
          await documents.commit(logMove({ id: createChangeId(), by, record, event, from: state, to }));
        }
        return null;
      }),
    }),
  }),
});

export const { useLessonsOfOffersQuery, useMoveLessonsMutation } = api;
