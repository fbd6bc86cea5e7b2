import { expect, it } from 'vitest';
import { noAnswer } from '@/entities/offer';
import type { PendingWrite } from '@/shared/pending-writes';
import { planSeries, seriesProgress } from './series';

const now = new Date('2026-11-27T10:00:00.000Z');
const offer = { id: 'offer-1', tutorId: 'ama', price: 6000, answer: { ...noAnswer, transport: 1500 } };
const starts = ['2026-12-01T16:00:00.000Z', '2026-12-08T16:00:00.000Z', '2026-12-15T16:00:00.000Z'];
const plan = () =>
  planSeries({ plannedBy: 'family', owner: 'LL-T1' }, offer, starts, { minutes: 75, where: 'home' }, []);

const stored = (states: readonly PendingWrite['state'][], sentAt = now.toISOString()) =>
  plan().map(
    (act, index): PendingWrite =>
      ({
        ...{ ...act, addedAt: now.toISOString(), place: index, tries: 1 },
        ...{ state: states[index], problem: states[index] === 'refused' ? 'forbidden' : null, sentAt },
      }) as PendingWrite,
  );

it('has one batch for each lesson, the same ones on every device', () => {
  const acts = plan();
  expect(acts.map(({ id }) => id)).toEqual(plan().map(({ id }) => id));
  expect(new Set(acts.map(({ record }) => record)).size).toBe(3);
  expect(acts.map(({ writes }) => writes.length)).toEqual([2, 2, 2]);
  expect(acts[1]?.writes[0]).toMatchObject({
    type: 'create',
    data: { startsAt: starts[1], plannedBy: 'family', transport: 1500, isTrial: false },
  });
  expect(acts.every(({ waitsFor }) => waitsFor === undefined)).toBe(true);
});

it.each([
  ['all wait', ['waiting', 'waiting', 'waiting'], { count: 3, planned: 0, gone: 0, waiting: 3, failed: 0 }],
  ['some are sent', ['sent', 'sent', 'waiting'], { count: 3, planned: 2, gone: 0, waiting: 1, failed: 0 }],
  ['one is refused', ['sent', 'refused', 'sent'], { count: 3, planned: 2, gone: 0, waiting: 0, failed: 1 }],
  ['all are sent', ['sent', 'sent', 'sent'], { count: 3, planned: 3, gone: 0, waiting: 0, failed: 0 }],
] as const)('tells how far it is when %s', (_, states, progress) => {
  const { failed = [], ...told } = seriesProgress('offer-1', stored(states), [], now) ?? {};
  expect({ ...told, failed: failed.length }).toEqual(progress);
});

it('counts those that were sent and are gone from this phone', () => {
  const left = stored(['sent', 'sent', 'refused']).slice(2);
  expect(seriesProgress('offer-1', left, [], now)).toMatchObject({ count: 3, planned: 2 });
});

it.each(['cancelled', 'missed', 'stopped'] as const)(
  'counts no lesson as planned that is %s since',
  (state) => {
    const acts = stored(['sent', 'sent', 'sent']);
    const lessons = acts.map(({ shown }, index) => ({
      id: String(shown.id),
      // One that was moved stays planned.
      state: index === 1 ? state : index === 2 ? ('moving' as const) : ('planned' as const),
    }));
    expect(seriesProgress('offer-1', acts, lessons, now)).toMatchObject({ count: 3, planned: 2, gone: 1 });
  },
);

it('says nothing of another offer, of single lessons, or later', () => {
  expect(seriesProgress('offer-2', stored(['waiting', 'waiting', 'waiting']), [], now)).toBeNull();
  expect(
    seriesProgress('offer-1', stored(['sent', 'sent', 'sent'], '2026-11-27T09:00:00.000Z'), [], now),
  ).toBeNull();
  const single = stored(['waiting', 'waiting', 'waiting']).map((act) => ({
    ...act,
    shown: { offerId: 'offer-1' },
  }));
  expect(seriesProgress('offer-1', single, [], now)).toBeNull();
});
