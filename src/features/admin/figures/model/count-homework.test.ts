import { expect, it } from 'vitest';
import { countHomework } from './count-homework';

const now = new Date('2026-11-25T12:00:00.000Z');
const minutesAfter = (createdAt: string, minutes: number) =>
  new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();

const answered = (id: string, minutes: number, changes = {}) => {
  const createdAt = '2026-11-20T08:00:00.000Z';
  const answeredAt = minutesAfter(createdAt, minutes);
  const question = {
    id,
    subject: 'mathematics',
    createdAt,
    answeredAt,
    asksBack: 0,
    isSample: false,
  } as const;
  return { ...question, ...changes };
};
const five = [10, 20, 30, 40, 200].map((minutes, index) => answered(String(index), minutes));

it('counts the minutes to the answer, from five answers on', () => {
  expect(countHomework(five, new Map(), now)).toEqual({
    mathematics: { answered: 5, medianMinutes: 30, p90Minutes: 200 },
  });
  expect(countHomework(five.slice(1), new Map(), now)).toEqual({});
});

it.each([
  ['a sample', { isSample: true }],
  ['one that is not answered', { answeredAt: '' }],
  ['an answer of more than 60 days ago', { answeredAt: '2026-09-26T11:59:59.000Z' }],
  ['another subject', { subject: 'science' as const }],
])('does not count %s', (_what, changes) => {
  expect(countHomework([...five.slice(1), answered('x', 10, changes)], new Map(), now)).toEqual({});
});

it('counts the first answer of a question that was asked back about', () => {
  const asked = five.map((one, index) => (index === 4 ? { ...one, asksBack: 1 } : one));
  const first = new Map([['4', minutesAfter(five[4]?.createdAt ?? '', 50)]]);
  expect(countHomework(asked, first, now).mathematics?.p90Minutes).toBe(50);
});
