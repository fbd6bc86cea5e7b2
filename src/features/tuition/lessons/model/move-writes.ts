import { transitionByTutor } from '@/entities/change-log';
import {
  lessonPath,
  lessonsAt,
  maximumMoves,
  moveNoticeMs,
  type AskedToMove,
  type Lesson,
  type LessonMove,
} from '@/entities/lesson';
import type { NewPendingWrite, Signature } from '@/shared/pending-writes';
import { transitionByFamily } from './transition-by-family';

/** What a family or tutor may do about the time of a lesson now. */
export type MoveChoice = 'propose' | 'call' | 'used-up';

/** Another time is proposed in good time and at most so often; otherwise they call. */
export function moveChoiceOf({ startsAt, move }: Pick<Lesson, 'startsAt' | 'move'>, now: Date): MoveChoice {
  if (Date.parse(startsAt) - now.getTime() < moveNoticeMs) return 'call';
  return (move?.count ?? 0) >= maximumMoves ? 'used-up' : 'propose';
}

/** The proposed start, ISO 8601, and why. */
export type Proposed = Pick<LessonMove, 'startsAt' | 'reason'>;

const proposal = (lesson: Lesson, { startsAt, reason }: Proposed, by: 'family' | 'tutor'): LessonMove => ({
  count: (lesson.move?.count ?? 0) + 1,
  startsAt,
  oldStart: lesson.startsAt,
  reason,
  answer: '',
  words: '',
  by,
});

/** The family proposes another start. */
export const proposeMove = (ref: string, lesson: Lesson, proposed: Proposed): NewPendingWrite =>
  transitionByFamily(ref, lesson, {
    event: 'move.proposed',
    to: 'moving',
    changes: { move: proposal(lesson, proposed, 'family') },
  });

/** The family no longer asks for another time. The lesson stays as planned, and the proposal counts. */
export const withdrawMove = (ref: string, lesson: AskedToMove): NewPendingWrite =>
  transitionByFamily(ref, lesson, {
    event: 'move.withdrawn',
    to: 'planned',
    changes: { move: { ...lesson.move, answer: 'withdrawn' } },
  });

/** The family's answer to its tutor; a no is one press, without words. */
export const answerAsFamily = (
  ref: string,
  { move, ...lesson }: AskedToMove,
  answer: 'accepted' | 'declined',
): NewPendingWrite =>
  transitionByFamily(ref, lesson, {
    event: `move.${answer}`,
    to: 'planned',
    changes: { move: { ...move, answer }, ...(answer === 'accepted' && { startsAt: move.startsAt }) },
  });

const moveByTutor = (
  who: Signature,
  { offerId, id, state, lastChange }: Lesson,
  event: `move.${'proposed' | 'withdrawn' | 'accepted' | 'declined'}`,
  changes: Readonly<Record<string, unknown>>,
): NewPendingWrite =>
  transitionByTutor(who, {
    record: lessonPath(offerId, id),
    basis: lastChange,
    event,
    from: state,
    to: event === 'move.proposed' ? 'moving' : 'planned',
    changes,
  });

/** The tutor proposes another start; the family answers. */
export const proposeAsTutor = (who: Signature, lesson: Lesson, proposed: Proposed): NewPendingWrite =>
  moveByTutor(who, lesson, 'move.proposed', { move: proposal(lesson, proposed, 'tutor') });

/** The tutor no longer asks for another time. The lesson stays as planned, and the proposal counts. */
export const withdrawAsTutor = (who: Signature, lesson: AskedToMove): NewPendingWrite =>
  moveByTutor(who, lesson, 'move.withdrawn', { move: { ...lesson.move, answer: 'withdrawn' } });

/** The tutor comes at the proposed time. */
export const acceptMove = (who: Signature, lesson: AskedToMove): NewPendingWrite =>
  moveByTutor(who, lesson, 'move.accepted', {
    startsAt: lesson.move.startsAt,
    move: { ...lesson.move, answer: 'accepted' },
  });

/** The tutor cannot; the lesson stays as it was planned. */
export const declineMove = (who: Signature, lesson: AskedToMove, words: string): NewPendingWrite =>
  moveByTutor(who, lesson, 'move.declined', { move: { ...lesson.move, answer: 'declined', words } });

/** Other lessons to come that overlap the proposed time. */
export const lessonsAtThatTime = (lesson: AskedToMove, lessons: readonly Lesson[]): readonly Lesson[] =>
  lessonsAt({ ...lesson, startsAt: lesson.move.startsAt }, lessons);
