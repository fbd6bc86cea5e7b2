import { expect, it } from 'vitest';
import { uuidShape } from '@/shared/fields';
import { stableId } from './stable-id';

it('is the same UUID for the same text', () => {
  expect(stableId('offer 2026-12-01T16:00:00.000Z 0')).toBe(stableId('offer 2026-12-01T16:00:00.000Z 0'));
  expect(stableId('Ɛnyɛ sika 🎓')).toMatch(uuidShape);
});

it('differs for every other text', () => {
  const texts = Array.from(
    { length: 20_000 },
    (_, index) => `offer ${index % 100} ${Math.floor(index / 100)}`,
  );
  const ids = texts.map(stableId);
  expect(new Set(ids).size).toBe(texts.length);
  expect(ids.every((id) => uuidShape.test(id))).toBe(true);
});
