import { commonHours, firstWeek, freeSlots, lessonWay, type Tutor } from '@/entities/tutor';
import type { WantedLessons } from './wanted-lessons';
import { endedPaper } from '@/entities/vetting/evidence';
import { dayParts, levelOf, weekdays, weekSlots, type Subject, type WeekSlot } from '@/shared/ghana';

/**
 * Why a tutor does not fit. The desk excludes for the same reasons (`excludeTutor`), but may offer a request
 * to somebody with time for fewer lessons.
 */
export type Misfit = 'paper' | 'subject' | 'level' | 'place' | 'hours' | 'gender' | 'need' | 'budget';

/** One change of the wishes. Hours are added to those that were chosen; the budget is in pesewas. */
export type WishChange =
  | { readonly field: 'where'; readonly value: 'home' | 'online' }
  | { readonly field: 'lessonsPerWeek'; readonly value: number }
  | { readonly field: 'hours'; readonly value: readonly WeekSlot[] }
  | { readonly field: 'prioritySubject'; readonly value: Subject }
  | { readonly field: 'tutorGender'; readonly value: 'any' }
  | { readonly field: 'budget'; readonly value: number };

/** A change, and how many tutors fit after it. */
export type HelpfulChange = WishChange & { readonly count: number };

export interface Availability {
  readonly count: number;
  /** Free hours of those who fit, among the chosen ones if there are any; by the week. */
  readonly hours: readonly WeekSlot[];
  /** Chosen hours at which nobody of those who fit is free; by the week. */
  readonly unmetHours: readonly WeekSlot[];
  /** Lowest and highest price of those who fit, in pesewas; null when none of them names one. */
  readonly price: { readonly from: number; readonly to: number } | null;
  /** Where nobody fits: single changes with which somebody does, most tutors first. */
  readonly changes: readonly HelpfulChange[];
}

/** Free hours that suit the family: all of them while it has chosen none. */
const suitingHours = (wanted: WantedLessons, tutor: Tutor, now: Date): readonly WeekSlot[] =>
  wanted.hours.length === 0
    ? freeSlots(tutor)
    : commonHours(wanted.hours, tutor, firstWeek(wanted.startDate, now));

/**
 * Whether the tutor has a free time for each lesson of the week. Among the chosen times as many are needed,
 * but no more than were chosen so far.
 */
function hasTime(wanted: WantedLessons, tutor: Tutor, now: Date): boolean {
  const { hours, lessonsPerWeek } = wanted;
  const chosen = hours.length === 0 ? lessonsPerWeek : Math.min(hours.length, lessonsPerWeek);
  return freeSlots(tutor).length >= lessonsPerWeek && suitingHours(wanted, tutor, now).length >= chosen;
}

/** Everything in which a tutor does not fit what is known of the wishes. */
export function misfitsOf(tutor: Tutor, wanted: WantedLessons, now: Date): readonly Misfit[] {
  const { subjects, schoolClass, tutorGender, hasNeed, budget } = wanted;
  const failed: Readonly<Record<Misfit, boolean>> = {
    subject: subjects.length > 0 && !subjects.some((subject) => tutor.subjects.includes(subject)),
    level: schoolClass !== '' && !tutor.levels.includes(levelOf(schoolClass)),
    place: lessonWay(wanted, tutor) === null,
    hours: !hasTime(wanted, tutor, now),
    gender: tutorGender !== 'any' && tutorGender !== tutor.gender,
    need: hasNeed && !tutor.hasNeedExperience,
    budget: budget > 0 && tutor.price > budget,
    paper: endedPaper(tutor.evidence, now.toISOString().slice(0, 10)) !== null,
  };
  return (Object.keys(failed) as Misfit[]).filter((misfit) => failed[misfit]);
}

const fitting = (tutors: readonly Tutor[], wanted: WantedLessons, now: Date): readonly Tutor[] =>
  tutors.filter((tutor) => misfitsOf(tutor, wanted, now).length === 0);

/** The wishes after a change. */
export function changeWishes(wanted: WantedLessons, change: WishChange): WantedLessons {
  switch (change.field) {
    case 'hours':
      return {
        ...wanted,
        hours: weekSlots.filter((slot) => [...wanted.hours, ...change.value].includes(slot)),
      };
    case 'prioritySubject':
      return { ...wanted, subjects: [change.value] };
    default:
      return { ...wanted, [change.field]: change.value };
  }
}

/** Who fits what is known of the wishes, and where nobody does, which single change helps. */
export function availabilityOf(tutors: readonly Tutor[], wanted: WantedLessons, now: Date): Availability {
  const who = fitting(tutors, wanted, now);
  const hours = who.flatMap((tutor) => suitingHours(wanted, tutor, now));
  const prices = who.map(({ price }) => price).filter((price) => price > 0);
  return {
    count: who.length,
    hours: weekSlots.filter((slot) => hours.includes(slot)),
    unmetHours: who.length === 0 ? [] : wanted.hours.filter((slot) => !hours.includes(slot)),
    price: prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) },
    changes: who.length > 0 ? [] : helpfulChanges(tutors, wanted, now),
  };
}

/** The lowest price of those who fit everything but the budget, in pesewas; null when there is nobody. */
export function lowestPrice(tutors: readonly Tutor[], wanted: WantedLessons, now: Date): number | null {
  const prices = fitting(tutors, { ...wanted, budget: 0 }, now).map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

function helpfulChanges(
  tutors: readonly Tutor[],
  wanted: WantedLessons,
  now: Date,
): readonly HelpfulChange[] {
  return (
    possibleChanges(tutors, wanted, now)
      .map((change) => ({ ...change, count: fitting(tutors, changeWishes(wanted, change), now).length }))
      .filter(({ count }) => count > 0)
      // Of fewer lessons, as many as can be had.
      .filter(
        ({ field }, index, all) =>
          field !== 'lessonsPerWeek' || all.findIndex((one) => one.field === field) === index,
      )
      .sort((one, other) => other.count - one.count)
  );
}

/** Each single change that a family can make; the class, the region and a need are as they are. */
function possibleChanges(tutors: readonly Tutor[], wanted: WantedLessons, now: Date): readonly WishChange[] {
  const { where, hours, lessonsPerWeek, tutorGender, budget, subjects, chosenSubjects } = wanted;
  const lowest = lowestPrice(tutors, wanted, now);
  return [
    ...(where === 'home' ? [{ field: 'where', value: 'online' } as const] : []),
    ...(where === 'online' ? [{ field: 'where', value: 'home' } as const] : []),
    ...(hours.length === 0 ? [] : hoursToAdd(tutors, wanted, now)),
    ...Array.from(
      { length: lessonsPerWeek - 1 },
      (_, fewer) => ({ field: 'lessonsPerWeek', value: lessonsPerWeek - 1 - fewer }) as const,
    ),
    ...chosenSubjects
      .filter((subject) => !subjects.includes(subject))
      .map((value) => ({ field: 'prioritySubject', value }) as const),
    ...(tutorGender === 'any' ? [] : [{ field: 'tutorGender', value: 'any' } as const]),
    // In whole cedis, as a family writes it.
    ...(budget > 0 && lowest !== null
      ? [{ field: 'budget', value: Math.ceil(lowest / 100) * 100 } as const]
      : []),
  ];
}

/**
 * For each day the parts that a tutor has free who fits in everything but the hours; and where no day is
 * enough, what a tutor lacks for all lessons of the week.
 */
function hoursToAdd(tutors: readonly Tutor[], wanted: WantedLessons, now: Date): readonly WishChange[] {
  const week = { ...wanted, hours: weekSlots };
  const free = fitting(tutors, week, now).map((tutor) => suitingHours(week, tutor, now));
  const days = weekdays.map((day) =>
    dayParts
      .map((part): WeekSlot => `${day}-${part}`)
      .filter((slot) => free.some((own) => own.includes(slot))),
  );
  const asChange = (value: readonly WeekSlot[]) => ({ field: 'hours', value }) as const;
  const helps = (value: readonly WeekSlot[]) =>
    value.length > 0 && fitting(tutors, changeWishes(wanted, asChange(value)), now).length > 0;
  const enough = days.filter(helps);
  if (enough.length > 0) return enough.map(asChange);
  const lacking = free.map((own) => {
    const added = own.filter((slot) => !wanted.hours.includes(slot));
    return added.slice(0, wanted.lessonsPerWeek - (own.length - added.length));
  });
  const isFirst = (slots: readonly WeekSlot[], index: number) =>
    lacking.findIndex((other) => other.join() === slots.join()) === index;
  return lacking.filter(isFirst).map(asChange);
}
