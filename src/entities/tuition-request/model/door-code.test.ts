import { expect, it } from 'vitest';
import { createDoorCode, doorCodeId, parseDoorCode } from './door-code';

it('has four digits, zeros in front included', () => {
  expect(createDoorCode(() => 42)).toBe('0042');
  expect(createDoorCode(() => 59_999)).toBe('9999');
});

it('rejects random values above the last multiple of ten thousand, so that all codes are equally likely', () => {
  const drawn = [65_535, 60_000, 7];
  expect(createDoorCode(() => drawn.shift() ?? 0)).toBe('0007');
  expect(drawn).toEqual([]);
});

it('parses lesson, moment and issue from its id', () => {
  const id = doorCodeId('6f0c-1', 'leaving', 2);
  const stored = { code: '4821', offerId: '5b1f8a0c-2a35', adult: '', at: '2026-03-10T15:00:00.000Z' };
  expect(parseDoorCode(id, stored)).toEqual({ lessonId: '6f0c-1', moment: 'leaving', issue: 2, ...stored });
});
