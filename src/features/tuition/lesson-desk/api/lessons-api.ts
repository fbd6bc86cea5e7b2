import { logTransition, type Staff } from '@/entities/change-log';
import { lessonPath, type Lesson, type LessonEvent, type LessonState } from '@/entities/lesson';
import { baseApi, onePress, withBackend, type Pressed } from '@/shared/api';
import { submitEach, submitOnce, type BulkOutcome } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

interface LessonTransitions extends Pressed {
  readonly lessons: readonly Lesson[];
  readonly event: LessonEvent;
  readonly to: LessonState;
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Pays lessons, or decides disputed and unconfirmed ones. Each lesson is its own commit with a change log
     * entry, so one failure does not stop the others. Outcome keys are lesson IDs.
     */
    transitionLessons: build.mutation<BulkOutcome, LessonTransitions>({
      queryFn: withBackend(({ documents }, { actionId, lessons, event, to, by }) =>
        submitEach(
          lessons,
          ({ id }) => id,
          ({ offerId, id, state }, index) =>
            submitOnce(
              { documents },
              logTransition({
                id: deriveId(actionId, index),
                by,
                record: lessonPath(offerId, id),
                event,
                from: state,
                to,
                // The office confirms in place of the family.
                ...(event === 'lesson.confirmed' && { changes: { proof: 'office' } }),
              }),
            ),
        ),
      ),
    }),
  }),
});

export const useTransitionLessonsMutation = onePress(api.useTransitionLessonsMutation);
