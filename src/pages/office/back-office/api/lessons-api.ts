import { logMove } from '@/entities/change-log';
import {
  lessonPath,
  lessonsCollection,
  parseLesson,
  type Lesson,
  type LessonEvent,
  type LessonState,
} from '@/entities/lesson';
import { baseApi, liveQuery, onePress, readList, withBackend, type Pressed } from '@/shared/api';
import { submitEach, submitOnce, type BulkOutcome } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import type { Officer } from './desk-api';

interface LessonMoves extends Pressed {
  readonly lessons: readonly Lesson[];
  readonly event: LessonEvent;
  readonly to: LessonState;
  readonly by: Officer;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The lessons of all these offers, the newest first. */
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
    /**
     * Pays lessons, or decides a dispute: each lesson is one batch with its line, so that one refusal stops no other. The keys of the
     * outcome are the ids of the lessons.
     */
    moveLessons: build.mutation<BulkOutcome, LessonMoves>({
      queryFn: withBackend(({ documents }, { actionId, lessons, event, to, by }) =>
        submitEach(
          lessons,
          ({ id }) => id,
          ({ offerId, id, state }, index) =>
            submitOnce(
              { documents },
              logMove({
                id: deriveId(actionId, index),
                by,
                record: lessonPath(offerId, id),
                event,
                from: state,
                to,
                // Somebody of the office says it, in the place of the family.
                ...(event === 'lesson.confirmed' && { changes: { proof: 'office' } }),
              }),
            ),
        ),
      ),
    }),
  }),
});

export const { useLessonsOfOffersQuery } = api;
export const useMoveLessonsMutation = onePress(api.useMoveLessonsMutation);
