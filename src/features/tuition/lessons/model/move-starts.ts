import { isToCome, type Lesson, type Timed } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { isInSchoolHours } from '@/shared/ghana';
import { isFree, type Surroundings } from './free-starts';
import { startOf } from './lesson-plan';
import { moveChoiceOf } from './move-writes';
import {
  addDays,
  dayOf,
  hoursLater,
  isInSlot,
  isSameHour,
  weekdayOf,
  weekHourOf,
  type WeekHour,
} from './week-hours';

/** How many days before and after its own a lesson is moved to. */
const nearDays = 6;

/** Other hours of the same day that are looked at, in hours from the lesson's own. */
const shifts = [1, -1, 2, -2];

/** First and last start on a day. */
const dayHours = { first: '06:00', last: '19:00' } as const;

/** What was agreed with the family. */
type Agreed = Pick<Offer, 'answer' | 'learner'>;

interface MoveSearch extends Surroundings {
  readonly offer: Agreed;
  /** Hours of the week that suit both sides. */
  readonly hours: readonly WeekHour[];
  readonly count: number;
}

const isByDay = (startsAt: string) => {
  const time = startsAt.slice(11, 16);
  return time >= dayHours.first && time <= dayHours.last;
};

/** Whether the learner can be there: not while at school, except in parts of the week that were agreed. */
const isBesideSchool = (offer: Agreed, { startsAt, minutes }: Timed): boolean =>
  !isInSchoolHours(offer.learner.schoolClass, startsAt, minutes) ||
  agreedHours(offer).some((slot) => isInSlot(weekHourOf(startsAt), slot));

/** Whether the family has ticked that part of the week, or agreed to it. */
const isTicked = (offer: Agreed, startsAt: string): boolean =>
  [...offer.learner.hours, ...agreedHours(offer)].some((slot) => isInSlot(weekHourOf(startsAt), slot));

/**
 * Starts near a lesson beside school: at hours that suit both, or another hour of the same day that the
 * family has ticked. The nearest first.
 */
function nearStarts(
  { startsAt, minutes }: Timed,
  { hours, offer }: Pick<MoveSearch, 'hours' | 'offer'>,
): readonly string[] {
  const day = dayOf(startsAt);
  const days = Array.from({ length: 2 * nearDays + 1 }, (_, index) => addDays(day, index - nearDays));
  const atHours = days.flatMap((one) =>
    hours.filter((hour) => hour.day === weekdayOf(one)).map(({ time }) => startOf({ day: one, time })),
  );
  const sameDay = shifts
    .map((shift) => hoursLater(startsAt, shift))
    .filter((start) => dayOf(start) === day && isByDay(start) && isTicked(offer, start));
  const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(startsAt));
  return [...new Set([...atHours, ...sameDay])]
    .filter((start) => start !== startsAt && isBesideSchool(offer, { startsAt: start, minutes }))
    .sort((one, other) => distance(one) - distance(other) || one.localeCompare(other));
}

/** Free starts near a lesson to which it can be moved, in order of time. */
export function moveStarts(
  lesson: Pick<Lesson, 'id' | 'startsAt' | 'minutes'>,
  lessons: readonly Pick<Lesson, 'id' | 'startsAt' | 'minutes' | 'state'>[],
  { count, absences, now, ...wanted }: Omit<MoveSearch, 'taken'>,
): readonly string[] {
  const taken = lessons.filter(({ id, state }) => id !== lesson.id && isToCome(state));
  const free = nearStarts(lesson, wanted).filter((startsAt) =>
    isFree({ startsAt, minutes: lesson.minutes }, { taken, absences, now }),
  );
  // Of its own day one, so that there are others to choose from.
  const [sameDay, ...more] = free.filter((start) => dayOf(start) === dayOf(lesson.startsAt));
  const elsewhere = free.filter((start) => dayOf(start) !== dayOf(lesson.startsAt));
  return [...(sameDay === undefined ? [] : [sameDay]), ...elsewhere, ...more].slice(0, count).sort();
}

/** This lesson and those after it at the same hour of the week for which another time may be asked. */
export const seriesFrom = (lesson: Lesson, lessons: readonly Lesson[], now: Date): readonly Lesson[] =>
  lessons.filter(
    (other) =>
      other.state === 'planned' &&
      other.startsAt >= lesson.startsAt &&
      isSameHour(weekHourOf(other.startsAt), weekHourOf(lesson.startsAt)) &&
      moveChoiceOf(other, now) === 'propose',
  );

/** A lesson and its new start. */
export interface MovedTo {
  readonly lesson: Lesson;
  readonly startsAt: string;
}

/** A new hour of the week for several lessons. */
interface SeriesMove {
  /** The new start of the first. */
  readonly first: string;
  readonly moved: readonly MovedTo[];
  /** Those that stay, because their new time is not free. */
  readonly staying: number;
}

/** New hours of the week for a lesson and those after it, those that fit most lessons first. */
export function seriesMoves(
  series: readonly Lesson[],
  lessons: readonly Lesson[],
  { count, absences, now, ...wanted }: Omit<MoveSearch, 'taken'>,
): readonly SeriesMove[] {
  const [first] = series;
  if (!first) return [];
  const taken = lessons.filter((other) => !series.includes(other) && isToCome(other.state));
  return nearStarts(first, wanted)
    .map((start): SeriesMove => {
      const shift = Date.parse(start) - Date.parse(first.startsAt);
      const moved = series
        .map((lesson) => ({ lesson, startsAt: hoursLater(lesson.startsAt, shift / 3_600_000) }))
        .filter(({ lesson: { minutes }, startsAt }) =>
          isFree({ startsAt, minutes }, { taken, absences, now }),
        );
      return { first: start, moved, staying: series.length - moved.length };
    })
    .filter(({ first: start, moved }) => moved[0]?.startsAt === start)
    .sort((one, other) => one.staying - other.staying)
    .slice(0, count);
}
