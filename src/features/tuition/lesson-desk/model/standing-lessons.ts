import { underOffer, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';

/**
 * The lessons of pairs that go on, and those that began before their pair ended. The others are called off,
 * and keep their state in the records. A lesson whose offer is not known stays.
 */
export const standingLessons = (
  lessons: readonly Lesson[],
  offers: readonly Pick<Offer, 'id' | 'state' | 'movedAt'>[],
): readonly Lesson[] =>
  lessons.filter((lesson) => {
    const offer = offers.find(({ id }) => id === lesson.offerId);
    return offer === undefined || underOffer(lesson, offer).state === lesson.state;
  });
