import { describe, expect, it } from 'vitest';
import {
  createOffer,
  createRequest,
  createTutor,
  sampleNow,
  type GivenRequest,
} from '../../../../../tests/samples/matching';
import type { OfferState } from '@/entities/offer';
import type { Tutor } from '@/entities/tutor';
import { matchParts, matchWeights } from './match-weights';
import { rankTutors, withoutOwnTeachers } from './rank-tutors';

const none = { all: [], ofRequest: [] };

const rank = (request: GivenRequest, ...tutors: Partial<Tutor>[]) =>
  rankTutors(createRequest(request), tutors.map(createTutor), none, sampleNow);

const reasonFor = (request: GivenRequest, tutor: Partial<Tutor>) => rank(request, tutor).excluded[0]?.reason;

const scoreOf = (request: GivenRequest, tutor: Partial<Tutor>) => rank(request, tutor).matches[0];

const police = (expiry: string) => ({ kind: 'police-clearance', date: '2026-01-01', expiry }) as const;

describe('tutors excluded from a request', () => {
  it.each<[string, GivenRequest, Partial<Tutor>, object | undefined]>([
    ['fits', {}, {}, undefined],
    ['does not teach now', {}, { state: 'paused' }, { code: 'not-active', state: 'paused' }],
    [
      'has a paper that ended yesterday',
      {},
      { evidence: [police('2026-11-20')] },
      { code: 'paper', paper: 'police-clearance', ended: '2026-11-20' },
    ],
    ['has a paper that ends today', {}, { evidence: [police('2026-11-21')] }, undefined],
    ['does not teach the first subject', {}, { subjects: ['science'] }, { code: 'subject' }],
    ['teaches other classes', {}, { levels: ['shs'] }, { code: 'level' }],
    ['has other hours', {}, { hours: ['mon-morning'] }, { code: 'hours' }],
    ['has those hours taken', {}, { busy: ['tue-evening', 'sat-morning'] }, { code: 'hours' }],
    ['is away in the first week', {}, { absences: ['2026-11-20/2026-11-30'] }, { code: 'hours' }],
    ['is away before it', {}, { absences: ['2026-11-01/2026-11-22'] }, undefined],
    ['is away on one of the days', {}, { absences: ['2026-11-24/2026-11-24'] }, undefined],
    ['goes to another region', {}, { regions: ['GH-AH'] }, { code: 'region' }],
    ['teaches online only', {}, { where: 'online' }, { code: 'where' }],
    ['goes home, online is asked', { place: { where: 'online' } }, { where: 'home' }, { code: 'where' }],
    [
      'lives far, online will do',
      { place: { where: 'either' } },
      { where: 'either', regions: ['GH-UW'] },
      undefined,
    ],
    ['is a woman, a man is asked', { lessons: { tutorGender: 'man' } }, {}, { code: 'gender' }],
    [
      'has not taught with special needs',
      { learner: { need: 'Hearing' } },
      { hasNeedExperience: false },
      { code: 'need' },
    ],
    ['costs more than the budget', { lessons: { budget: 5000 } }, {}, { code: 'budget', over: 1000 }],
    ['costs the budget', { lessons: { budget: 6000 } }, {}, undefined],
  ])('%s', (_who, request, tutor, reason) => {
    expect(reasonFor(request, tutor)).toEqual(reason);
  });

  it('seems to teach at the school of the learner', () => {
    const [request, tutor] = [createRequest({}), createTutor({})];
    const ranked = rankTutors(request, [tutor], none, sampleNow);
    const { matches, excluded } = withoutOwnTeachers(ranked, [tutor.id]);
    expect(matches).toEqual([]);
    expect(excluded[0]?.reason).toEqual({ code: 'school' });
  });

  it.each<[OfferState, string | undefined]>([
    ['sent', 'asked'],
    ['accepted', 'asked'],
    ['amended', 'asked'],
    ['chosen', 'teaches'],
    ['declined', 'declined'],
    ['expired', 'expired'],
    ['passed', 'passed'],
    ['ended', 'ended'],
    ['stopped', 'ended'],
    ['withdrawn', undefined],
  ])('after an offer that is %s', (state, code) => {
    const offers = { all: [], ofRequest: [createOffer({ state, createdAt: '2026-11-21T09:00:00.000Z' })] };
    const { excluded } = rankTutors(createRequest(), [createTutor()], offers, sampleNow);
    expect(excluded[0]?.reason.code).toBe(code);
  });
});

it('treats an offer without answer for 24 hours as expired, also before that is stored', () => {
  const offers = { all: [], ofRequest: [createOffer({ state: 'sent' })] };
  const { excluded } = rankTutors(createRequest(), [createTutor()], offers, sampleNow);
  expect(excluded[0]?.reason).toEqual({ code: 'expired' });
});

describe('the score of a tutor', () => {
  it('is at most a hundred', () => {
    expect(Object.values(matchWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('explains each part', () => {
    const match = scoreOf(
      { wishedTutor: 'ama', lessons: { budget: 8000 }, place: { town: 'ADENTA' } },
      { evidence: [] },
    );
    expect(match?.facts).toEqual({
      way: 'home',
      hours: ['tue-evening', 'sat-morning'],
      isWished: true,
      subjects: { taught: ['science'], asked: 1 },
      isSameTown: true,
      below: 2000,
      evidence: 0,
      load: 0,
      answerMs: null,
      waitingDays: 21,
    });
    expect(match?.points).toEqual({
      hours: 20,
      wished: 20,
      subjects: 15,
      town: 12,
      price: 4,
      evidence: 0,
      load: 6,
      answers: 3,
      waiting: 4.2,
    });
    expect(match?.score).toBe(84.2);
    expect(Object.keys(match?.points ?? {})).toEqual(matchParts);
  });

  it.each([
    ['Kasoa', 'kasoa, Budumburam', 12],
    ['Akɔdɔm', 'AKODOM', 12],
    ['Bantama, Kumasi', 'Asokwa / Kumasi', 12],
    ['East Legon', 'Legon', 0],
    ['', '', 0],
  ])('town %j and towns %j: %d points', (town, towns, points) => {
    expect(scoreOf({ place: { town } }, { towns })?.points.town).toBe(points);
  });

  it('computes load, answers and the last offer from all offers', () => {
    const day = (days: number, hours = 0) =>
      new Date(sampleNow.getTime() - days * 86_400_000 + hours * 3_600_000).toISOString();
    const all = [
      createOffer({ id: 'o1', state: 'chosen', createdAt: day(40) }),
      createOffer({ id: 'o2', state: 'declined', createdAt: day(10), movedAt: day(10, 6) }),
      createOffer({ id: 'o3', state: 'sent', createdAt: day(9) }),
      createOffer({ id: 'o4', tutorId: 'somebody-else', state: 'chosen', createdAt: day(2) }),
    ];
    const { matches } = rankTutors(createRequest(), [createTutor()], { all, ofRequest: [] }, sampleNow);
    expect(matches[0]?.facts).toMatchObject({ load: 1, answerMs: 15 * 3_600_000, waitingDays: 9 });
  });

  it('orders equal tutors by slug', () => {
    const { matches } = rank({}, { id: 'b', slug: 'b-b' }, { id: 'a', slug: 'a-a' });
    expect(matches.map(({ tutor }) => tutor.id)).toEqual(['a', 'b']);
  });
});
