// Records for tests and for the bench.
import type { Offer } from '../../src/entities/offer';
import type { TuitionRequest } from '../../src/entities/tuition-request';
import type { Tutor } from '../../src/entities/tutor';

/** A Saturday; the sample request begins on the Monday after. */
export const sampleNow = new Date('2026-11-21T12:00:00.000Z');

/** Three weeks before. */
const earlier = '2026-10-31T12:00:00.000Z';

const stamp = { createdAt: earlier, movedAt: earlier, updatedAt: earlier, lastChange: '', isSample: false };

/** A tutor who fits the sample request in everything. */
export function createTutor(given: Partial<Tutor> = {}): Tutor {
  return {
    id: 'ama',
    ...stamp,
    state: 'active',
    name: 'Ama S.',
    slug: 'ama-s-ama',
    gender: 'woman',
    photo: '',
    subjects: ['mathematics', 'science', 'english'],
    levels: ['primary', 'jhs'],
    years: 6,
    qualification: 'B.Ed.',
    hasNeedExperience: true,
    about: '',
    where: 'either',
    regions: ['GH-AA'],
    towns: 'Adenta, Madina',
    languages: ['english'],
    price: 6000,
    hours: ['tue-evening', 'sat-morning'],
    busy: [],
    absences: [],
    evidence: [],
    ...given,
  };
}

/** What a test gives of a request; the rest is usual. */
export interface GivenRequest extends Partial<Omit<TuitionRequest, 'learner' | 'lessons' | 'place'>> {
  readonly learner?: Partial<TuitionRequest['learner']>;
  readonly lessons?: Partial<TuitionRequest['lessons']>;
  readonly place?: Partial<TuitionRequest['place']>;
}

/** JHS 2 in Adenta, twice a week. */
export function createRequest({ learner, lessons, place, ...given }: GivenRequest = {}): TuitionRequest {
  return {
    ref: 'LL-T4TR8QX2NHM6DB',
    ...stamp,
    state: 'reviewing',
    learner: { name: 'Kojo', gender: 'boy', age: 13, need: '', ...learner },
    lessons: {
      schoolClass: 'jhs-2',
      subjects: ['mathematics', 'science'],
      prioritySubject: 'mathematics',
      hours: ['tue-evening', 'sat-morning'],
      perWeek: 2,
      startDate: '2026-11-23',
      tutorGender: 'any',
      budget: 0,
      ...lessons,
    },
    place: { where: 'home', region: 'GH-AA', town: 'Adenta', ...place },
    cancellation: { reason: '', words: '' },
    ...given,
  };
}

/** An offer of the sample request to the sample tutor. */
export function createOffer(given: Partial<Offer> = {}): Offer {
  const { learner, lessons, place } = createRequest();
  return {
    id: 'offer-of-ama',
    ...stamp,
    state: 'sent',
    tutorId: 'ama',
    learner: {
      gender: learner.gender,
      age: learner.age,
      need: learner.need,
      schoolClass: lessons.schoolClass,
      subjects: lessons.subjects,
      prioritySubject: lessons.prioritySubject,
      hours: lessons.hours,
      perWeek: lessons.perWeek,
      startDate: lessons.startDate,
      ...place,
    },
    price: 6000,
    groupSize: 1,
    answer: { hours: [], reason: '', words: '' },
    ending: { by: '', reason: '', words: '' },
    ...given,
  };
}
