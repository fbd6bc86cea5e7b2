import { expect, it } from 'vitest';
import { correctionsToCheck } from './corrections-to-check';

const now = new Date('2026-11-24T12:00:00.000Z');
const corrected = (ref: string, minutesAgo: number) => ({
  ref,
  at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  hasContact: false,
});
const request = (ref: string, state: 'running' | 'cancelled' | 'lapsed' | 'ended') => ({ ref, state });

it('looks at corrections of open requests, and for a month at those of others, once the press is over', () => {
  const lines = [
    corrected('old', 3),
    corrected('new', 1),
    corrected('ended', 9),
    corrected('cancelled', 9),
    corrected('lapsed', 9),
    corrected('removed', 9),
    corrected('over', 9),
    corrected('long over', 31 * 24 * 60),
  ];
  const requests = [
    request('old', 'running'),
    request('new', 'running'),
    request('ended', 'ended'),
    request('cancelled', 'cancelled'),
    request('lapsed', 'lapsed'),
    { ...request('removed', 'running'), removal: 'begun' as const },
  ];
  expect(correctionsToCheck(lines, requests, now).map(({ ref }) => ref)).toEqual(['old', 'ended', 'over']);
});
