import { describe, expect, it } from 'vitest';
import { createRequest } from '../../../../../tests/samples/matching';
import { countDemand, countWaiting } from './count-figures';

const day = (number: number) => new Date(Date.UTC(2026, 9, number)).toISOString();

const request = (ref: string, given = {}) => createRequest({ ref, createdAt: day(1), ...given });

describe('public figures', () => {
  it('count the days that families waited, rounded up', () => {
    const waits = [1, 2, 2, 3, 4, 5, 6, 7, 8, 20];
    const matched = new Map(waits.map((wait, index) => [`r${String(index)}`, day(1 + wait)]));
    const requests = waits.map((_wait, index) => request(`r${String(index)}`));
    expect(countWaiting(requests, matched)).toEqual({
      mathematics: { matches: 10, medianDays: 4, p90Days: 8 },
    });
  });

  it('omit requests without a tutor, and samples', () => {
    const requests = [request('waits'), request('sample', { isSample: true })];
    expect(countWaiting(requests, new Map([['sample', day(3)]]))).toEqual({});
  });

  it('count waiting families by subject and level', () => {
    expect(
      countDemand([
        request('a'),
        request('b', { state: 'offered' }),
        request('c', { state: 'running' }),
        request('d', { lessons: { schoolClass: 'primary-5' } }),
        request('e', { lessons: { prioritySubject: 'science' } }),
        request('f', { isSample: true }),
      ]),
    ).toEqual({ mathematics: { jhs: 2, primary: 1 }, science: { jhs: 1 } });
  });
});
