import { describe, expect, it } from 'vitest';
import { isSameData } from './same-data';

describe('the same data', () => {
  it.each<[unknown, unknown]>([
    [
      { a: 1, b: { c: [1, 'x'] } },
      { b: { c: [1, 'x'] }, a: 1 },
    ],
    [null, null],
    [Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
  ])('%o and %o', (one, other) => {
    expect(isSameData(one, other)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 'x ' }, { a: 'x' }],
    [Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
    [Uint8Array.of(1), [1]],
    [{}, null],
    [[], {}],
  ])('but not %o and %o', (one, other) => {
    expect(isSameData(one, other)).toBe(false);
  });
});
