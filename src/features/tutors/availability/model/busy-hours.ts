import type { Lesson } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { weekdays, weekSlots, type WeekSlot } from '@/shared/ghana';

const dayMs = 86_400_000;

/** Lessons so far away from now, in days, tell which hours a learner takes. */
const nearDays = 14;

/** The part of the week in which a time lies. Ghana keeps UTC. */
export function slotOf(time: string): WeekSlot {
  const date = new Date(time);
  const day = weekdays[(date.getUTCDay() + 6) % 7] ?? 'mon';
  const hour = date.getUTCHours();
  if (hour < 12) return `${day}-morning`;
  return hour < 16 ? `${day}-afternoon` : `${day}-evening`;
}

/**
 * The hours that learners take: of each chosen offer those in which its lessons lie, two weeks back and ahead. A family names more
 * hours than it takes, so before the first lesson it is as many of the agreed hours as there are lessons a week.
 */
export function busyHours(
  offers: readonly Offer[],
  lessons: readonly Lesson[],
  now: Date,
): readonly WeekSlot[] {
  const isNear = ({ state, startsAt }: Lesson) =>
    state !== 'cancelled' && Math.abs(Date.parse(startsAt) - now.getTime()) <= nearDays * dayMs;
  const taken = offers
    .filter(({ state }) => state === 'chosen')
    .flatMap((offer) => {
      const held = lessons.filter((lesson) => lesson.offerId === offer.id && isNear(lesson));
      return held.length > 0
        ? held.map(({ startsAt }) => slotOf(startsAt))
        : agreedHours(offer).slice(0, offer.learner.perWeek);
    });
  return weekSlots.filter((slot) => taken.includes(slot));
}
