import { describe, expect, it } from 'vitest';
import { changedFields } from './access-policy';

/** Whether a field that goes from one value to the other counts as changed. */
const isChanged = (one: unknown, other: unknown): boolean =>
  changedFields({ before: { field: one }, after: { field: other } }).length > 0;

describe('a field is unchanged by', () => {
  it.each<[what: string, one: unknown, other: unknown]>([
    ['text', 'x', 'x'],
    ['no value', null, null],
    ['not a number', NaN, NaN],
    ['a list', [1, ['x']], [1, ['x']]],
    ['an empty map', {}, {}],
    ['fields in another order', { a: 1, b: { c: [1, 'x'], d: 2 } }, { b: { d: 2, c: [1, 'x'] }, a: 1 }],
    ['a field that is undefined in both', { a: undefined }, { a: undefined }],
    ['bytes', Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
    ['a date', new Date(0), new Date(0)],
    ['zero, whatever its sign', 0, -0],
  ])('%s', (_what, one, other) => {
    expect(isChanged(one, other)).toBe(false);
    expect(isChanged(other, one)).toBe(false);
  });

  it.each<[what: string, one: unknown, other: unknown]>([
    ['another text', 'x ', 'x'],
    ['text and number', '1', 1],
    ['null and undefined', null, undefined],
    ['null and a missing field', { a: 1 }, { a: 1, b: null }],
    ['an undefined and a missing field', { a: 1 }, { a: 1, b: undefined }],
    ['as many fields with other names', { a: undefined }, { b: undefined }],
    ['a field that every object inherits', { toString: 1 }, { a: 1 }],
    ['a list in another order', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 2]],
    ['a list with a hole at its end', [1], [1, undefined]],
    ['a map and null', {}, null],
    ['a list and a map', [], {}],
    ['a list and a map with its indexes', ['x'], { 0: 'x' }],
    ['other bytes', Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
    ['bytes and a list', Uint8Array.of(1), [1]],
    ['another date', new Date(0), new Date(1)],
  ])('but changed by %s', (_what, one, other) => {
    expect(isChanged(one, other)).toBe(true);
    expect(isChanged(other, one)).toBe(true);
  });
});
