import { canDisputeMiss, endOfLesson, isAskedOf, isToCome, type Lesson } from '@/entities/lesson';
import { offerStateAt, type Offer } from '@/entities/offer';
import type { AreaView } from './area-address';

interface AreaRecords {
  readonly offers: readonly { readonly item: Offer }[];
  readonly lessons: readonly { readonly item: Lesson }[];
  readonly now: Date;
}

/**
 * How much waits for the tutor in each view: offers without an answer; lessons without a report, with another
 * time to agree to, or said to be missed.
 */
export function waitingIn({
  offers,
  lessons,
  now,
}: AreaRecords): Readonly<Partial<Record<AreaView, number>>> {
  const isOver = (lesson: Lesson) => endOfLesson(lesson) <= now.getTime();
  return {
    offers: offers.filter(({ item }) => offerStateAt(item, now) === 'sent').length,
    lessons: lessons.filter(
      ({ item }) =>
        isAskedOf('tutor', item) ||
        (isToCome(item.state) && isOver(item)) ||
        canDisputeMiss(item, 'tutor', now),
    ).length,
  };
}
