import { expect, it } from 'vitest';
import { nowIs, nows, type NowKey } from './now';
import { givesWayToPay, withDues } from './pay-now';

const now = new Date('2026-11-24T10:00:00.000Z');
const dayMs = 86_400_000;
const late = { amount: 13_000, by: now.getTime() - dayMs };
const due = { amount: 13_000, by: now.getTime() + dayMs };
const keyWith = (key: NowKey, dues: Parameters<typeof withDues>[1]) =>
  withDues(nowIs(key, now), dues, now).key;

const keys = (Object.keys(nows) as NowKey[]).filter((key) => key.startsWith('tuition-'));
const isWorry = (key: NowKey) => key.startsWith('tuition-worry');
const canWait: readonly NowKey[] = ['tuition-plan-lesson', 'tuition-no-tutor'];

/** A tutor is looked for. */
const searches: readonly NowKey[] = [
  'tuition-reviewing',
  'tuition-again',
  'tuition-offered',
  'tuition-none',
  'tuition-chosen',
];

it.each(keys)('asks for money only where nothing else is to be done first: %s', (key) => {
  const isIdle = nows[key].who !== 'you' && !isWorry(key);
  expect(keyWith(key, due)).toBe(isIdle && !searches.includes(key) ? 'tuition-pay' : key);
  expect(keyWith(key, late)).toBe(isIdle || canWait.includes(key) ? 'tuition-pay' : key);
  expect(givesWayToPay(nowIs(key, now))).toBe(isIdle || canWait.includes(key));
});

it.each(keys)('asks for nothing without a debt: %s', (key) => {
  expect(keyWith(key, null)).toBe(key);
});

it.each(keys)(
  'says what is owed before the office said where to pay, and nothing of being late: %s',
  (key) => {
    const unsaid = { amount: 13_000, by: null };
    const isIdle = nows[key].who !== 'you' && !isWorry(key) && !searches.includes(key);
    expect(withDues(nowIs(key, now), unsaid, now)).toMatchObject(
      isIdle ? { key: 'tuition-pay', amount: 13_000, by: null, isLate: false } : { key },
    );
  },
);

it('says how much, by when, and that it is late', () => {
  const next = nowIs('tuition-lesson-on', now);
  expect(withDues(next, due, now)).toMatchObject({ who: 'you', amount: 13_000, by: due.by, isLate: false });
  expect(withDues(next, late, now)).toMatchObject({ who: 'you', amount: 13_000, isLate: true });
});

it('shows the door code on the day of a lesson, also when a payment is late', () => {
  expect(keyWith('tuition-lesson-today', late)).toBe('tuition-lesson-today');
  expect(keyWith('tuition-door-wrong', late)).toBe('tuition-door-wrong');
});
