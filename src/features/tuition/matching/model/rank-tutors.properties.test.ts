import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerLifecycle, type Offer } from '@/entities/offer';
import type { TuitionRequest } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import { levelOf, levels, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { evidenceKinds, lessonPlaces, tutorGenders } from '@/shared/choices';
import { createOffer, createRequest, createTutor, sampleNow } from '../../../../../tests/samples/matching';
import { rankTutors } from './rank-tutors';

// Few subjects, regions and hours, so that many pairs match and many do not.
const someSubjects = subjects.slice(4, 9);
const someHours = weekSlots.slice(0, 6);
const some = <Item>(items: readonly Item[]) => fc.subarray([...items], { minLength: 1 });
const regions = ['GH-AA', 'GH-AH'] as const;
const place = fc.constantFrom(...lessonPlaces);

const aTutor = fc.record({
  state: fc.constantFrom('active', 'active', 'paused'),
  gender: fc.constantFrom('woman', 'man'),
  subjects: some(someSubjects),
  levels: some(levels),
  regions: some(regions),
  where: place,
  towns: fc.constantFrom('Adenta', 'Kumasi', ''),
  hasNeedExperience: fc.boolean(),
  price: fc.integer({ min: 0, max: 10_000 }),
  hours: fc.subarray([...someHours]),
  busy: fc.subarray([...someHours]),
  absences: fc.subarray(['2026-11-20/2026-11-24', '2026-12-24/2027-01-04']),
} satisfies { [Key in keyof Tutor]?: fc.Arbitrary<Tutor[Key]> });

const tutors = fc
  .array(aTutor, { minLength: 1, maxLength: 12 })
  .map((all) =>
    all.map((given, index) =>
      createTutor({ ...given, id: `t${String(index)}`, slug: `slug-${String(index)}` }),
    ),
  );

const aRequest = fc
  .record({
    schoolClass: fc.constantFrom(...schoolClasses),
    subjects: some(someSubjects),
    hours: some(someHours),
    perWeek: fc.integer({ min: 1, max: 4 }),
    tutorGender: fc.constantFrom(...tutorGenders),
    budget: fc.constantFrom(0, 4000, 9000),
    need: fc.constantFrom('', '', 'Hearing'),
    where: place,
    region: fc.constantFrom(...regions),
  })
  .map(({ need, where, region, ...lessons }) =>
    createRequest({
      learner: { need },
      lessons: { ...lessons, prioritySubject: lessons.subjects[0] ?? 'english' },
      place: { where, region },
    }),
  );

const someOffers = fc
  .array(fc.record({ tutor: fc.nat({ max: 11 }), state: fc.constantFrom(...offerLifecycle.states) }), {
    maxLength: 8,
  })
  .map((all) =>
    all.map(({ tutor, state }, index) =>
      createOffer({ id: `offer-${String(index)}`, tutorId: `t${String(tutor)}`, state }),
    ),
  );

const isAllowed = (request: TuitionRequest, tutor: Tutor, offers: readonly Offer[]): boolean => {
  const { lessons, place: at, learner } = request;
  const isHome = at.where !== 'online' && tutor.where !== 'online' && tutor.regions.includes(at.region);
  const isOnline = at.where !== 'home' && tutor.where !== 'home';
  return [
    tutor.state === 'active',
    tutor.subjects.includes(lessons.prioritySubject),
    tutor.levels.includes(levelOf(lessons.schoolClass)),
    lessons.hours.some((hour) => tutor.hours.includes(hour) && !tutor.busy.includes(hour)),
    isHome || isOnline,
    lessons.tutorGender === 'any' || lessons.tutorGender === tutor.gender,
    learner.need === '' || tutor.hasNeedExperience,
    lessons.budget === 0 || tutor.price <= lessons.budget,
    offers.every(({ tutorId, state }) => tutorId !== tutor.id || state === 'withdrawn'),
  ].every(Boolean);
};

const rank = (request: TuitionRequest, all: readonly Tutor[], offers: readonly Offer[] = []) =>
  rankTutors(request, all, { all: offers, ofRequest: offers }, sampleNow);

describe('ranking of tutors, for random records', () => {
  it('never breaks a hard constraint, and omits nobody', () => {
    fc.assert(
      fc.property(aRequest, tutors, someOffers, (request, all, offers) => {
        const { matches, excluded } = rank(request, all, offers);
        expect(matches.every(({ tutor }) => isAllowed(request, tutor, offers))).toBe(true);
        expect(matches.length + excluded.length).toBe(all.length);
        expect(matches.every(({ score }) => score >= 0 && score <= 100)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(aRequest, tutors, someOffers, (request, all, offers) => {
        expect(rank(request, [...all].reverse(), [...offers].reverse())).toEqual(rank(request, all, offers));
      }),
    );
  });

  it('is monotonic: better facts never lower a score, worse facts never raise it', () => {
    const better: fc.Arbitrary<(tutor: Tutor) => Tutor> = fc.oneof(
      fc
        .constantFrom(...someHours)
        .map((hour) => (tutor: Tutor) => ({ ...tutor, hours: [...tutor.hours, hour] })),
      fc.constantFrom(...someHours).map((hour) => (tutor: Tutor) => ({
        ...tutor,
        busy: tutor.busy.filter((taken) => taken !== hour),
      })),
      fc
        .constantFrom(...someSubjects)
        .map((subject) => (tutor: Tutor) => ({ ...tutor, subjects: [...tutor.subjects, subject] })),
      fc
        .nat({ max: 5000 })
        .map((less) => (tutor: Tutor) => ({ ...tutor, price: Math.max(tutor.price - less, 0) })),
      fc.constant((tutor: Tutor) => ({ ...tutor, towns: `${tutor.towns}, Adenta` })),
      fc.constantFrom(...evidenceKinds).map((kind) => (tutor: Tutor) => ({
        ...tutor,
        evidence: [...tutor.evidence, { kind, date: '2026-01-01', expiry: '' }],
      })),
      fc.nat({ max: 40 }).map((days) => (tutor: Tutor) => ({
        ...tutor,
        createdAt: new Date(Date.parse(tutor.createdAt) - days * 86_400_000).toISOString(),
      })),
    );
    fc.assert(
      fc.property(aRequest, aTutor, better, (request, given, change) => {
        const tutor = createTutor({ ...given, where: 'home' });
        const [before] = rank(request, [tutor]).matches;
        const [after] = rank(request, [change(tutor)]).matches;
        if (before) expect(after?.score).toBeGreaterThanOrEqual(before.score);
      }),
    );
  });

  it('lowers the score for present families and for slow answers', () => {
    const tutor = createTutor();
    const score = (offers: readonly Offer[]) =>
      rankTutors(createRequest(), [tutor], { all: offers, ofRequest: [] }, sampleNow).matches[0]?.score ?? 0;
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.nat({ max: 20 }), (families, hours) => {
        const chosen = Array.from({ length: families }, () => createOffer({ state: 'chosen' }));
        expect(score([...chosen, createOffer({ state: 'chosen' })])).toBeLessThanOrEqual(
          score(chosen.length > 0 ? chosen : [createOffer({ state: 'withdrawn' })]),
        );
        const answered = (took: number) =>
          createOffer({
            state: 'declined',
            movedAt: new Date(Date.parse(createOffer().createdAt) + took * 3_600_000).toISOString(),
          });
        expect(score([answered(hours + 3)])).toBeLessThan(score([answered(hours)]));
      }),
    );
  });

  it('ranks the requested tutor before an equal one', () => {
    const both = [createTutor(), createTutor({ id: 'kofi', slug: 'kofi-a-kofi' })];
    const ids = (wishedTutor: string) =>
      rank(createRequest({ wishedTutor }), both).matches.map(({ tutor }) => tutor.id);
    expect(ids('kofi')[0]).toBe('kofi');
    expect(ids('ama')[0]).toBe('ama');
  });
});
