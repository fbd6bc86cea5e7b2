import { describe, expect, it } from 'vitest';
import { hiddenUntilOf, isHidingOver, ladderStep } from './no-show-ladder';

const now = new Date('2026-11-22T15:00:00.000Z');

describe('the no-show ladder', () => {
  it.each([
    [0, null],
    [1, { kind: 'talk' }],
    [2, { kind: 'days', days: 7 }],
    [3, { kind: 'days', days: 14 }],
    [4, { kind: 'days', days: 30 }],
    [5, { kind: 'suspended' }],
    [9, { kind: 'suspended' }],
  ])('for %i no-shows is %o', (count, step) => {
    expect(ladderStep(count)).toEqual(step);
  });

  it('hides until a talk, or until a day', () => {
    expect(hiddenUntilOf({ kind: 'talk' }, now)).toBe('');
    expect(hiddenUntilOf({ kind: 'days', days: 14 }, now)).toBe('2026-12-06');
  });

  it.each([
    ['hidden', '2026-11-23', false],
    ['hidden', '2026-11-22', true],
    ['hidden', '', false],
    ['active', '2026-11-01', false],
  ])('%s until “%s” is over: %s', (state, hiddenUntil, isOver) => {
    expect(isHidingOver({ state, hiddenUntil }, now)).toBe(isOver);
  });
});
