import type { Offer } from '../../src/entities/offer';
import type { TuitionRequest } from '../../src/entities/tuition-request';
import type { Tutor } from '../../src/entities/tutor';
import { createOffer, createRequest, createTutor, sampleNow } from '../../tests/samples/matching';
import { levels, regionCodes, subjects, weekSlots } from '@/shared/ghana';

export { rankTutors } from '@/features/tuition/matching/model/rank-tutors';

const towns = ['Adenta', 'Madina, East Legon', 'Téma', 'Kumasi, Bantama', 'Tamale', 'Cape Coast and Elmina'];

const states = ['sent', 'accepted', 'declined', 'expired', 'chosen', 'passed', 'ended'] as const;

/** Picks every nth item, with an offset that depends on `number`: deterministic. */
const pick = <Item>(items: readonly Item[], number: number, every: number): Item[] =>
  items.filter((_item, index) => (index * 7 + number) % every === 0);

/** Creates tutors and offers as after some years of use; about one tutor in ten fits the request. */
export function createMatchRecords(tutorCount: number, offerCount: number) {
  const request: TuitionRequest = createRequest({
    lessons: { hours: weekSlots.slice(3, 12), budget: 9000 },
    place: { town: 'Tema' },
  });
  const tutors: Tutor[] = Array.from({ length: tutorCount }, (_one, number) =>
    createTutor({
      id: `tutor-${String(number)}`,
      slug: `tutor-${String(number)}`,
      subjects: pick(subjects, number, 3),
      levels: pick(levels, number, 2),
      regions: [request.place.region, ...pick(regionCodes, number, 4)].slice(number % 2),
      towns: towns[number % towns.length] ?? '',
      hours: pick(weekSlots, number, 2),
      busy: pick(weekSlots, number, 5),
      absences: ['2026-12-20/2027-01-05', '2027-04-01/2027-04-10'],
      price: 4000 + ((number * 137) % 6000),
    }),
  );
  const offers: Offer[] = Array.from({ length: offerCount }, (_one, number) =>
    createOffer({
      id: `offer-${String(number)}`,
      tutorId: `tutor-${String((number * 31) % tutorCount)}`,
      state: states[number % states.length] ?? 'sent',
    }),
  );
  return { request, tutors, offers, now: sampleNow };
}
