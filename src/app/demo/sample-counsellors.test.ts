import { expect, it } from 'vitest';
import { parseCounsellor } from '@/entities/counselling/counsellor';
import { createSampleCounsellors } from './sample-counsellors';

it('can be read, all of them samples, and one with a check that has lapsed', () => {
  const now = Date.parse('2026-11-25T08:00:00Z');
  const all = Object.entries(createSampleCounsellors(now)).map(([path, data]) =>
    parseCounsellor(path.replace('counsellors/', ''), data),
  );
  expect(all.map(({ isSample, state }) => [isSample, state])).toEqual([
    [true, 'published'],
    [true, 'published'],
  ]);
  const lapsed = all.filter(({ checks }) =>
    checks.some(({ until }) => until !== undefined && until < '2026-11-25'),
  );
  expect(lapsed).toHaveLength(1);
});
