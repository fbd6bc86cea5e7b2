import { describe, expect, it } from 'vitest';
import { figureOf, weekStarts } from './week-figures';

describe('the figures of the week', () => {
  it('begin six days before today, and seven days earlier', () => {
    expect(weekStarts(new Date('2026-11-29T00:00:00Z'))).toEqual({
      thisWeek: '2026-11-23',
      weekBefore: '2026-11-16',
    });
    expect(weekStarts(new Date('2026-03-01T23:59:59Z')).thisWeek).toBe('2026-02-23');
  });

  it.each([
    [7, 12, { count: 7, isAtLeast: false, before: 5 }],
    [0, 0, { count: 0, isAtLeast: false, before: 0 }],
    // The limit of a question hides how many there were.
    [7, 300, { count: 7, isAtLeast: false, before: null }],
    [300, 300, { count: 300, isAtLeast: true, before: null }],
  ])('are of %i since this week and %i since the one before', (sinceThis, sinceBefore, figure) => {
    expect(figureOf('asked', { sinceThis, sinceBefore })).toEqual({ step: 'asked', ...figure });
  });
});
