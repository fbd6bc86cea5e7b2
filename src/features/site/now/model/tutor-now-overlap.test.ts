import { describe, expect, it } from 'vitest';
import { makeLesson } from '../../../../../tests/samples/lessons';
import type { Lesson, LessonState } from '@/entities/lesson';
import type { Offer, OfferState } from '@/entities/offer';
import { tutorNow, type TutorFacts } from './tutor-now';

/** Tuesday, 10 am. */
const now = new Date('2026-11-24T10:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

const offer = (state: OfferState, createdAt = hours(-5), id = 'o1') =>
  ({ id, state, createdAt, movedAt: hours(-4) }) as Offer;
const chosen = offer('chosen');
const lesson = (state: LessonState, startsAt: string, rest: Partial<Lesson> = {}) =>
  makeLesson({ state, startsAt, isTrial: true, movedAt: hours(-2), ...rest });
const all = (facts: Partial<TutorFacts>) =>
  tutorNow(
    { offers: [], lessons: [], questions: [], tutor: { state: 'active', evidence: [] }, ...facts },
    now,
  );

describe('two lessons at the same time', () => {
  const offers = [chosen, offer('chosen', hours(-5), 'o2')];
  const trials = offers.map(({ id: offerId }) =>
    lesson('paid', hours(-200), { id: `t-${offerId}`, offerId }),
  );
  const at = (hour: number) => [
    lesson('planned', hours(hour), { id: 'before', isTrial: false, createdAt: hours(-50) }),
    lesson('planned', hours(hour + 0.5), {
      id: 'after',
      offerId: 'o2',
      isTrial: false,
      createdAt: hours(-1),
    }),
  ];
  const told = (hour: number, facts: Partial<TutorFacts> = {}) =>
    all({ offers, ...facts, lessons: [...trials, ...at(hour), ...(facts.lessons ?? [])] });

  it('are told first, with the one that was planned later', () => {
    expect(told(48)[0]).toMatchObject({
      ...{ key: 'overlap', who: 'you', place: 'lessons', by: Date.parse(hours(48)), isLate: false },
      ...{ lesson: { id: 'after' }, other: { id: 'before' } },
    });
    expect(told(48)[0].isCall).toBeUndefined();
    expect(told(11)[0]).toMatchObject({ key: 'overlap', isCall: true });
    expect(told(-0.2).map(({ key }) => key)).not.toContain('overlap');
  });

  it('come behind a lesson at the door, before reports and offers that have more time', () => {
    const owed = lesson('planned', hours(-48), { id: 'owed', isTrial: false });
    const sent = offer('sent', hours(-4), 'o3');
    const of = (hour: number, more = sent) =>
      told(hour, { offers: [...offers, more], lessons: [owed] }).map(({ key }) => key);
    expect(of(2)).toEqual(['lesson', 'lesson', 'overlap', 'offer', 'report']);
    expect(of(15)).toEqual(['overlap', 'offer', 'report']);
    expect(of(72)).toEqual(['offer', 'overlap', 'report']);
  });

  it('are told of one learner once', () => {
    const week = at(24 * 7 + 48).map((one) => ({ ...one, id: `${one.id}-2` }));
    expect(told(48, { lessons: week }).map(({ key }) => key)).toEqual(['overlap']);
  });

  it('are not told of a pair whose lessons have ended', () => {
    expect(told(48, { offers: [chosen, offer('ended', hours(-5), 'o2')] })[0].key).toBe('lesson-next');
  });
});
