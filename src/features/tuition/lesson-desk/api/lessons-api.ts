import { logTransition, type Staff } from '@/entities/change-log';
import {
  lessonPath,
  otherSide,
  type Lesson,
  type LessonEvent,
  type LessonMove,
  type LessonState,
} from '@/entities/lesson';
import { readClosedMonths } from '@/entities/money/closing';
import { baseApi, onePress, withBackend, type Pressed } from '@/shared/api';
import { submitEach, submitOnce, type BulkOutcome, type DocumentsPort } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

interface LessonTransitions extends Pressed {
  readonly lessons: readonly Lesson[];
  readonly event: LessonEvent;
  readonly to: LessonState;
  readonly by: Staff;
}

/** Each lesson is its own commit with a change log entry, so one failure does not stop the others. */
const transitionEach = (
  documents: DocumentsPort,
  { actionId, lessons, event, to, by }: LessonTransitions,
): Promise<BulkOutcome> =>
  submitEach(
    lessons,
    ({ id }) => id,
    ({ offerId, id, state, missedBy }, index) =>
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
          ...(event === 'miss.reversed' && missedBy && { changes: { missedBy: otherSide(missedBy) } }),
        }),
      ),
  );

/** Marks lessons as paid by hand, while no month is closed: a colleague may have closed one meanwhile. */
async function payByHand(
  documents: DocumentsPort,
  given: Omit<LessonTransitions, 'event' | 'to'>,
): Promise<BulkOutcome | 'closed'> {
  const hasClosed = async () => (await readClosedMonths(documents)).length > 0;
  if (await hasClosed()) return 'closed';
  const outcome = await transitionEach(documents, { ...given, event: 'lesson.paid', to: 'paid' });
  // With some of them written, the outcome says which.
  const isAllRefused = outcome.done.length === 0 && outcome.refused.length > 0;
  return isAllRefused && (await hasClosed()) ? 'closed' : outcome;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Pays lessons by hand. Outcome keys are lesson IDs; `closed` once a month is: nothing is written. */
    payLessons: build.mutation<BulkOutcome | 'closed', Omit<LessonTransitions, 'event' | 'to'>>({
      queryFn: withBackend(({ documents }, given) => payByHand(documents, given)),
    }),
    /** Decides disputed, contested and unconfirmed lessons. Outcome keys are lesson IDs. */
    transitionLessons: build.mutation<BulkOutcome, LessonTransitions>({
      queryFn: withBackend(({ documents }, given) => transitionEach(documents, given)),
    }),
  }),
});

interface MoveByOffice extends Pressed {
  readonly lesson: Lesson;
  readonly by: Staff;
}

const moveApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Moves a lesson as both sides agreed by phone: the proposal, then its acceptance. Interrupted between
     * the two, the proposal waits for its answer.
     */
    moveLesson: build.mutation<null, MoveByOffice & Pick<LessonMove, 'startsAt' | 'reason'>>({
      queryFn: withBackend(async ({ documents }, { actionId, lesson, startsAt, reason, by }) => {
        const record = lessonPath(lesson.offerId, lesson.id);
        const count = (lesson.move?.count ?? 0) + 1;
        const move = {
          count,
          startsAt,
          oldStart: lesson.startsAt,
          reason,
          answer: '',
          words: '',
          by: 'office',
        };
        await submitOnce(
          { documents },
          logTransition({
            id: deriveId(actionId, 0),
            by,
            record,
            event: 'move.proposed',
            from: 'planned',
            to: 'moving',
            changes: { move },
          }),
        );
        await submitOnce(
          { documents },
          logTransition({
            id: deriveId(actionId, 1),
            by,
            record,
            event: 'move.accepted',
            from: 'moving',
            to: 'planned',
            changes: { startsAt, move: { ...move, answer: 'accepted' } },
          }),
        );
        return null;
      }),
    }),
    /** Answers a proposal for the tutor. */
    answerMove: build.mutation<
      null,
      MoveByOffice & { readonly answer: 'accepted' | 'declined'; readonly words: string }
    >({
      queryFn: withBackend(async ({ documents }, { actionId, lesson, answer, words, by }) => {
        await submitOnce(
          { documents },
          logTransition({
            id: deriveId(actionId, 0),
            by,
            record: lessonPath(lesson.offerId, lesson.id),
            event: `move.${answer}`,
            from: 'moving',
            to: 'planned',
            changes: {
              move: { ...lesson.move, answer, words },
              ...(answer === 'accepted' && { startsAt: lesson.move?.startsAt }),
            },
          }),
        );
        return null;
      }),
    }),
  }),
});

export const useMoveLessonMutation = onePress(moveApi.useMoveLessonMutation);
export const useAnswerMoveMutation = onePress(moveApi.useAnswerMoveMutation);
export const usePayLessonsMutation = onePress(api.usePayLessonsMutation);
export const useTransitionLessonsMutation = onePress(api.useTransitionLessonsMutation);
