import { expect, it } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { builtFacts } from '@/shared/office-facts';
import type { Now } from './now';
import { tuitionNow, type FamilyFacts } from './tuition-now';

/** Tuesday, 10 am. */
const now = new Date('2026-11-24T10:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

const next = (state: string, facts: FamilyFacts) =>
  tuitionNow(
    {
      topic: { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' },
      state,
      steps: [{ what: state, at: hours(-25) }],
    },
    facts,
    now,
    builtFacts,
  );
const offer = (state: string, movedAt = hours(-3)) =>
  ({ id: 'one', state, tutorId: 'ama', createdAt: hours(-5), movedAt }) as Offer;
const lesson = (state: string, startsAt: string, isTrial = false) =>
  ({
    id: 'lesson',
    offerId: 'one',
    tutorId: 'ama',
    state,
    startsAt,
    minutes: 60,
    isTrial,
    movedAt: hours(-2),
  }) as Lesson;
const withTutor = (state: 'trial' | 'running', ...lessons: readonly Lesson[]) =>
  next(state, { offers: [offer('chosen')], lessons });

const since = (waiting: Now) => (waiting.since === undefined ? null : new Date(waiting.since).toISOString());

it.each<[string, Now, string | null]>([
  ['the first yes', next('offered', { offers: [offer('amended', hours(-1)), offer('accepted')] }), hours(-3)],
  ['the choice, for the trial', withTutor('trial'), hours(-3)],
  [
    'the end of the trial, for the verdict',
    withTutor('trial', lesson('confirmed', hours(-30), true)),
    hours(-29),
  ],
  ['the state, for the first plan', withTutor('running'), hours(-25)],
  ['the last lesson, for the next', withTutor('running', lesson('paid', hours(-20))), hours(-19)],
  ['the dispute', withTutor('running', lesson('disputed', hours(-20))), hours(-2)],
  ['the end with a tutor', next('running', { offers: [offer('ended')], lessons: [] }), hours(-3)],
  [
    'no time, for a tutor who left the site',
    next('running', { offers: [offer('chosen')], lessons: [], isOffSite: true }),
    null,
  ],
])('says since when it waits, where nothing ends it: %s', (_what, waiting, time) => {
  expect(waiting.by).toBeNull();
  expect(since(waiting)).toBe(time);
});

it('calls a report late once the network of the tutor’s phone cannot be the reason', () => {
  const report = (startsAt: string) => withTutor('running', lesson('planned', startsAt));
  expect(report(hours(-20))).toMatchObject({ by: Date.parse(hours(5)), isLate: false });
  expect(report(hours(-26))).toMatchObject({ by: Date.parse(hours(-1)), isLate: true });
});
