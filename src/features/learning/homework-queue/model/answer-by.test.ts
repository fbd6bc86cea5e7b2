import { expect, it } from 'vitest';
import { answerBy, expectedFirst } from './answer-by';

const figures = { mathematics: { answered: 9, medianMinutes: 60, p90Minutes: 180 } };
const question = (subject: 'mathematics' | 'french', createdAt: string, dueOn = '') => ({
  subject,
  createdAt: `2026-11-25T${createdAt}:00.000Z`,
  dueOn,
});
const at = (time: string) => Date.parse(`2026-11-${time}:00.000Z`);

it('expects an answer when nine of ten had one, or by the end of an earlier due day', () => {
  expect(answerBy(question('mathematics', '10:00'), figures)).toBe(at('25T13:00'));
  expect(answerBy(question('mathematics', '10:00', '2026-11-27'), figures)).toBe(at('25T13:00'));
  expect(answerBy(question('mathematics', '22:30', '2026-11-25'), figures)).toBe(at('26T00:00'));
  expect(answerBy(question('french', '10:00', '2026-11-27'), figures)).toBe(at('28T00:00'));
});

it('knows no time without figures and a due day', () => {
  expect(answerBy(question('french', '10:00'), figures)).toBeNull();
});

it('sorts by the expected time, without one as if after a day', () => {
  const [soon, old, due] = [
    question('mathematics', '10:00'),
    question('french', '06:00'),
    question('french', '09:00', '2026-11-25'),
  ];
  expect([old, due, soon].sort(expectedFirst(figures))).toEqual([soon, due, old]);
});
