import type { Lesson, LessonMove, Side } from './lesson';

/** A lesson with a proposal that waits for its answer. */
export type AskedToMove = Lesson & { readonly move: LessonMove };

export const isAskedToMove = (lesson: Lesson): lesson is AskedToMove =>
  lesson.state === 'moving' && lesson.move !== undefined;

/** Whether this side is to answer: the family what its tutor proposed, the tutor all else. */
export const isAskedOf = (side: Side, lesson: Lesson): lesson is AskedToMove =>
  isAskedToMove(lesson) && (lesson.move.by === 'tutor') === (side === 'family');

/** Until when a proposal can be accepted, in milliseconds of the clock: until the earlier of both starts. */
export const acceptUntil = ({ startsAt, move }: AskedToMove): number =>
  Math.min(Date.parse(startsAt), Date.parse(move.startsAt));
