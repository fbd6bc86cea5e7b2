import type { Lesson } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { weekdays, weekSlots, type WeekSlot } from '@/shared/ghana';

const dayMs = 86_400_000;

/** Lessons within this many days of now determine the busy hours. */
const nearDays = 14;

/** Weekly slot of a time. Ghana uses UTC. */
export function slotOf(time: string): WeekSlot {
  const date = new Date(time);
  const day = weekdays[(date.getUTCDay() + 6) % 7] ?? 'mon';
  const hour = date.getUTCHours();
  if (hour < 12) return `${day}-morning`;
  return hour < 16 ? `${day}-afternoon` : `${day}-evening`;
}

/**
 * Hours taken by learners. For each chosen offer these are the slots of its lessons within two weeks of now.
 * Families request more hours than they use, so before the first lesson it takes only as many agreed hours as
 * there are lessons per week.
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
