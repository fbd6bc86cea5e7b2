import { describe, expect, it } from 'vitest';
import { hours, lessonIn as lesson, now, offerIn as offer } from '../../../../../tests/samples/tutor-facts';
import { tutorNow, type TutorFacts } from './tutor-now';

const chosen = offer('chosen');
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
