import { expect, it } from 'vitest';
import { codesToAsk, maximumCodes, planCheck, type CheckBook, type KeptCode } from './plan-check';

const hourMs = 3_600_000;
const at = (hour: number, day = 28) => new Date(Date.UTC(2026, 10, day) + hour * hourMs);

/** Checks at these hours; returns whether each was allowed. */
function checkAt(hours: readonly number[], by: 'page' | 'worker' = 'page', book?: CheckBook) {
  let last = book;
  const allowed = hours.map((hour) => {
    const next = planCheck(last, at(hour), by);
    last = next ?? last;
    return next !== null;
  });
  return { allowed, last };
}

it('never checks more than six times a day, with two hours between', () => {
  const everyHour = Array.from({ length: 24 }, (_, hour) => hour);
  const { allowed } = checkAt(everyHour);
  expect(everyHour.filter((hour) => allowed[hour])).toEqual([0, 2, 4, 6, 8, 10]);
});

it('begins anew on the next day', () => {
  const { last } = checkAt([0, 2, 4, 6, 8, 10]);
  expect(planCheck(last, at(23), 'page')).toBeNull();
  expect(planCheck(last, at(0, 29), 'page')).toMatchObject({ day: '2026-11-29', checks: 1 });
});

it('leaves two of the six to whoever opens the app', () => {
  const { allowed, last } = checkAt([0, 4, 8, 12, 16], 'worker');
  expect(allowed).toEqual([true, true, true, true, false]);
  expect(checkAt([16, 18, 20], 'page', last).allowed).toEqual([true, true, false]);
});

it('checks on, within the day, when the clock was set back', () => {
  const { last } = checkAt([20]);
  expect(planCheck(last, at(10), 'page')).toMatchObject({ checks: 2 });
});

it('needs no pause after a check that has reached nothing', () => {
  const book: CheckBook = { day: '2026-11-28', checks: 1, byWorker: 0, lastAt: null };
  expect(planCheck(book, at(0.1), 'page')).toMatchObject({ checks: 2 });
  expect(planCheck({ ...book, checks: 6 }, at(0.1), 'page')).toBeNull();
});

const code = (name: string, days: number): KeptCode => ({
  code: `LL-${name}`,
  addedAt: at(-24 * days).toISOString(),
  steps: 1,
  movedAt: at(-24 * days).toISOString(),
});

it('asks about the newest codes first, at most eight, and not about one that has rested for 60 days', () => {
  const codes = [
    code('OLD', 61),
    code('A', 59),
    ...Array.from({ length: 9 }, (_, day) => code(`${day}`, day + 1)),
  ];
  const asked = codesToAsk(codes, at(0)).map((one) => one.code);
  expect(asked).toHaveLength(maximumCodes);
  expect(asked[0]).toBe('LL-0');
  expect(codesToAsk(codes.slice(0, 2), at(0)).map((one) => one.code)).toEqual(['LL-A']);
});
