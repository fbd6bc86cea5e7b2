import {
  canDisputeMiss,
  endOfLesson,
  isWordOver,
  lessonPath,
  type Lesson,
  type LessonState,
} from '@/entities/lesson';
import { remindedMs } from '@/entities/telling';
import type { TellingArea } from './telling-area';

/** A change of a lesson that its family may wait for. */
export interface LessonChange {
  /** Id of its line in the log; of a planned lesson the lesson's, as no line says that it is planned. */
  readonly id: string;
  /** Path of the lesson. */
  readonly record: string;
}

/** The latest change of a lesson, as far as the lesson tells it. */
export interface LatestChange extends LessonChange {
  readonly lesson: Lesson;
}

type IsWaitedFor = (lesson: Lesson, now: Date) => boolean;

const isAhead: IsWaitedFor = ({ startsAt }, now) => Date.parse(startsAt) > now.getTime();

/** Whether nothing was done to the lesson since it was planned. */
const isPlan = ({ state, lastChange }: Lesson): boolean => state === 'planned' && lastChange === '';

/** Whether the tutor or the office answered a proposal of the family or of the office. */
const isAnswered = ({ move }: Lesson): boolean =>
  move !== undefined && move.by !== 'tutor' && (move.answer === 'accepted' || move.answer === 'declined');

/** Whether a family still waits for the change that led to a state. */
const isWaitedFor: Readonly<Partial<Record<LessonState, IsWaitedFor>>> = {
  planned: (lesson, now) =>
    isAhead(lesson, now) &&
    (isPlan(lesson) ? lesson.isTrial && lesson.plannedBy === 'tutor' : isAnswered(lesson)),
  moving: (lesson, now) => isAhead(lesson, now) && lesson.move?.by === 'tutor',
  taught: (lesson, now) => !isWordOver(lesson, now),
  missed: (lesson, now) => canDisputeMiss(lesson, 'family', now),
  cancelled: (lesson, now) => endOfLesson(lesson) > now.getTime(),
};

const timeOf = ({ lesson }: LatestChange): number => Date.parse(lesson.movedAt);

/**
 * The latest changes of a tutor's lessons that the families may wait for, oldest first: of the last two
 * weeks, taken by the backend, and of families whose number the tutor may read. Who made them is not known
 * from the lessons.
 */
export function latestChanges({ who, tutor, offers, lessons, now }: TellingArea): readonly LatestChange[] {
  if (!who || tutor?.item.state === 'suspended') return [];
  const reached = new Set(offers.filter(({ item }) => item.state === 'chosen').map(({ item }) => item.id));
  return lessons
    .filter(
      ({ item, waiting }) =>
        waiting.length === 0 &&
        (isPlan(item) || item.lastChange !== '') &&
        reached.has(item.offerId) &&
        Date.parse(item.movedAt) >= now.getTime() - remindedMs &&
        isWaitedFor[item.state]?.(item, now),
    )
    .map(({ item }) => ({
      id: isPlan(item) ? item.id : item.lastChange,
      record: lessonPath(item.offerId, item.id),
      lesson: item,
    }))
    .sort((one, other) => timeOf(one) - timeOf(other));
}
