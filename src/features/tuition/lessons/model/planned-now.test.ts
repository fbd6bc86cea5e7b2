import { expect, it } from 'vitest';
import { noAnswer } from '@/entities/offer';
import type { PendingWrite } from '@/shared/pending-writes';
import { planLessonBy } from './lesson-plan';
import { plannedNow } from './planned-now';
import { planSeries } from './series';

const now = new Date('2026-11-29T10:00:00.000Z');
const offer = { id: 'offer-1', tutorId: 'ama', price: 6000, answer: noAnswer };
const planner = { plannedBy: 'family', owner: 'LL-T1' } as const;
const startsAt = '2026-12-02T16:00:00.000Z';

const act = planLessonBy(planner, offer, { startsAt, minutes: 75, isTrial: true, where: 'home' }, []);
const stored = (state: PendingWrite['state'], sentAt = now.toISOString()) =>
  [{ ...act, addedAt: now.toISOString(), state, sentAt }] as unknown as readonly PendingWrite[];

it('says what was planned: first that it waits on this phone, then that it is planned', () => {
  expect(plannedNow('offer-1', [], [], now, null)).toBeNull();
  expect(plannedNow('offer-1', stored('waiting'), [], now, null)).toEqual({ startsAt, isSent: false });
  expect(plannedNow('offer-1', stored('sent'), [], now, null)).toEqual({ startsAt, isSent: true });
});

it('says nothing of another offer, of several lessons, or ten minutes later', () => {
  expect(plannedNow('offer-2', stored('sent'), [], now, null)).toBeNull();
  expect(plannedNow('offer-1', stored('sent', '2026-11-29T09:50:00.000Z'), [], now, null)).toBeNull();
  const series = planSeries(planner, offer, [startsAt], { minutes: 75, where: 'home' }, []);
  const sent = series.map((one) => ({ ...one, state: 'sent', sentAt: now.toISOString() }));
  expect(plannedNow('offer-1', sent as unknown as readonly PendingWrite[], [], now, null)).toBeNull();
});

it.each([
  ['planned', startsAt, { startsAt, isSent: true }],
  ['moving', startsAt, { startsAt, isSent: true }],
  ['planned', '2026-12-03T16:00:00.000Z', null],
  ['cancelled', startsAt, null],
] as const)('of a lesson that is %s at %s says what is true', (state, start, said) => {
  const lessons = [{ id: act.id, state, startsAt: start }];
  expect(plannedNow('offer-1', stored('sent'), lessons, now, null)).toEqual(said);
});

it('says what was pressed on a phone that keeps nothing, once the lessons have it', () => {
  const pressed = { startsAt, at: now.getTime() - 1000 };
  const lesson = { id: act.id, state: 'planned', startsAt } as const;
  expect(plannedNow('offer-1', [], [], now, pressed)).toBeNull();
  expect(plannedNow('offer-1', [], [lesson], now, pressed)).toEqual({ startsAt, isSent: true });
  expect(plannedNow('offer-1', [], [{ ...lesson, state: 'cancelled' }], now, pressed)).toBeNull();
  expect(plannedNow('offer-1', [], [lesson], new Date(pressed.at + 600_000), pressed)).toBeNull();
});
