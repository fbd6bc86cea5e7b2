import { transitionByTutor } from '@/entities/change-log';
import {
  isToCome,
  lessonPath,
  maximumMoves,
  moveNoticeMs,
  type Lesson,
  type LessonMove,
} from '@/entities/lesson';
import type { NewPendingWrite, Signature } from '@/shared/pending-writes';
import { transitionByFamily } from './transition-by-family';
import { isAtOnce } from './week-hours';

/** What a family may do about the time of a lesson now. */
export type MoveChoice = 'propose' | 'call' | 'used-up';

/** Another time is proposed in good time and at most so often; otherwise the family calls. */
export function moveChoiceOf({ startsAt, move }: Pick<Lesson, 'startsAt' | 'move'>, now: Date): MoveChoice {
  if (Date.parse(startsAt) - now.getTime() < moveNoticeMs) return 'call';
  return (move?.count ?? 0) >= maximumMoves ? 'used-up' : 'propose';
}

/** The family proposes another start, ISO 8601. */
export function proposeMove(
  ref: string,
  lesson: Lesson,
  { startsAt, reason }: Pick<LessonMove, 'startsAt' | 'reason'>,
): NewPendingWrite {
  const move: LessonMove = {
    count: (lesson.move?.count ?? 0) + 1,
    startsAt,
    oldStart: lesson.startsAt,
    reason,
    answer: '',
    words: '',
    by: 'family',
  };
  return transitionByFamily(ref, lesson, { event: 'move.proposed', to: 'moving', changes: { move } });
}

/** A lesson with a proposal that waits for its answer. */
export type AskedToMove = Lesson & { readonly move: LessonMove };

export const isAskedToMove = (lesson: Lesson): lesson is AskedToMove =>
  lesson.state === 'moving' && lesson.move !== undefined;

/** The family no longer asks for another time. The lesson stays as planned, and the proposal counts. */
export const withdrawMove = (ref: string, lesson: AskedToMove): NewPendingWrite =>
  transitionByFamily(ref, lesson, {
    event: 'move.withdrawn',
    to: 'planned',
    changes: { move: { ...lesson.move, answer: 'withdrawn' } },
  });

const answerMove = (
  who: Signature,
  { offerId, id, state, lastChange }: AskedToMove,
  answer: 'accepted' | 'declined',
  changes: Readonly<Record<string, unknown>>,
): NewPendingWrite =>
  transitionByTutor(who, {
    record: lessonPath(offerId, id),
    basis: lastChange,
    event: `move.${answer}`,
    from: state,
    to: 'planned',
    changes,
  });

/** The tutor comes at the proposed time. */
export const acceptMove = (who: Signature, lesson: AskedToMove): NewPendingWrite =>
  answerMove(who, lesson, 'accepted', {
    startsAt: lesson.move.startsAt,
    move: { ...lesson.move, answer: 'accepted' },
  });

/** The tutor cannot; the lesson stays as it was planned. */
export const declineMove = (who: Signature, lesson: AskedToMove, words: string): NewPendingWrite =>
  answerMove(who, lesson, 'declined', { move: { ...lesson.move, answer: 'declined', words } });

/** Other lessons to come of the tutor that overlap the proposed time. */
export function lessonsAtThatTime(lesson: AskedToMove, lessons: readonly Lesson[]): readonly Lesson[] {
  const moved = { startsAt: lesson.move.startsAt, minutes: lesson.minutes };
  return lessons.filter((other) => other.id !== lesson.id && isToCome(other.state) && isAtOnce(moved, other));
}
