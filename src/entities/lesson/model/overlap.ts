import { isAskedToMove } from './asked-move';
import { endOfLesson, type Lesson } from './lesson';
import { isToCome } from './lesson-lifecycle';

/** Something that takes time. */
export type Timed = Pick<Lesson, 'startsAt' | 'minutes'>;

/** Whether two of them meet. One that begins when the other ends does not. */
export const isAtOnce = (one: Timed, other: Timed): boolean =>
  Date.parse(one.startsAt) < endOfLesson(other) && Date.parse(other.startsAt) < endOfLesson(one);

/** The lessons to come that one would overlap, other than itself. */
export const lessonsAt = (
  lesson: Timed & { readonly id?: string },
  lessons: readonly Lesson[],
): readonly Lesson[] =>
  lessons.filter((other) => other.id !== lesson.id && isToCome(other.state) && isAtOnce(lesson, other));

/** Fields of an offer that are compared. */
interface PairOffer {
  readonly id: string;
  readonly groupSize: number;
}

/** Children of a group are taught together: their lessons begin at one time. */
function isOneGroup(one: Placed, other: Placed, offers: readonly PairOffer[]): boolean {
  const sizeOf = ({ offerId }: Placed) => offers.find(({ id }) => id === offerId)?.groupSize ?? 1;
  return (
    one.offerId !== other.offerId &&
    one.startsAt === other.startsAt &&
    sizeOf(one) > 1 &&
    sizeOf(one) === sizeOf(other)
  );
}

/** A time that a learner has, or is to have. */
type Placed = Timed & Pick<Lesson, 'offerId'>;

/**
 * The lessons to come of the same tutor that a lesson would meet.
 * @param offers those whose lessons go on; lessons of other offers do not count
 */
export const lessonsBeside = (
  lesson: Placed & { readonly id?: string },
  lessons: readonly Lesson[],
  offers: readonly PairOffer[],
): readonly Lesson[] =>
  lessonsAt(lesson, lessons).filter(
    (other) => offers.some(({ id }) => id === other.offerId) && !isOneGroup(lesson, other, offers),
  );

/** A lesson that was planned for a time at which its tutor had another. */
export interface Overlap {
  /** The one that was planned later. */
  readonly lesson: Lesson;
  /** The earliest of those that were there before. */
  readonly other: Lesson;
  /** When the earlier of both begins, in milliseconds of the clock. */
  readonly by: number;
}

/** When a lesson got its time, ISO 8601: when it was planned, or when another time was agreed. */
const timeSetAt = ({ move, createdAt, movedAt, state }: Lesson): string =>
  state === 'planned' && move?.answer === 'accepted' ? movedAt : createdAt;

/** A total order, so that each of two lessons planned in one moment is not later than the other. */
const isLater = (one: Lesson, other: Lesson): boolean =>
  timeSetAt(one) === timeSetAt(other) ? one.id > other.id : timeSetAt(one) > timeSetAt(other);

/** Whether another time is asked for at which the lesson does not meet the other. */
const asksAway = (lesson: Lesson, other: Lesson): boolean =>
  isAskedToMove(lesson) && !isAtOnce({ ...lesson, startsAt: lesson.move.startsAt }, other);

/**
 * The lessons of a tutor that meet one that was planned before, the most urgent first; neither has begun, and
 * nobody has asked for another time yet.
 * @param offers those whose lessons go on
 */
export const overlapsOf = (
  lessons: readonly Lesson[],
  offers: readonly PairOffer[],
  now: Date,
): readonly Overlap[] => {
  const ahead = lessons.filter(
    ({ state, offerId, startsAt }) =>
      isToCome(state) && offers.some(({ id }) => id === offerId) && Date.parse(startsAt) > now.getTime(),
  );
  return ahead
    .flatMap((lesson): readonly Overlap[] => {
      const [other] = lessonsBeside(lesson, ahead, offers)
        .filter((one) => isLater(lesson, one) && !asksAway(lesson, one) && !asksAway(one, lesson))
        .sort(byStart);
      return other ? [{ lesson, other, by: Math.min(startOf(lesson), startOf(other)) }] : [];
    })
    .sort((one, other) => one.by - other.by);
};

const startOf = ({ startsAt }: Timed): number => Date.parse(startsAt);

const byStart = (one: Timed, other: Timed): number => startOf(one) - startOf(other);
