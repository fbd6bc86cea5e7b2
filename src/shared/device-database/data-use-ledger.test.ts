import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { openDeviceDatabase } from './device-database';
import { addDataUse, readDataUse } from './data-use-ledger';

const noon = new Date('2026-11-21T12:00:00Z');
const before = (days: number) => new Date(noon.getTime() - days * 86_400_000);

beforeEach(async () => (await openDeviceDatabase()).clear('dataUse'));

it('loses nothing when tabs and the worker add at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => addDataUse(1000, noon)));
  expect((await readDataUse(noon)).today).toBe(20_000);
});

it('starts a new day at midnight in Accra', async () => {
  await addDataUse(1, new Date('2026-11-20T23:59:59.999Z'));
  await addDataUse(2, new Date('2026-11-21T00:00:00Z'));
  const { today, days } = await readDataUse(noon);
  expect(today).toBe(2);
  expect(days[1]).toEqual({ day: '2026-11-20', bytes: 1 });
});

it('returns seven days, today first, also days without data use', async () => {
  await addDataUse(500, before(6));
  await addDataUse(900, before(7));
  const { today, days } = await readDataUse(noon);
  expect(today).toBe(0);
  expect(days.map(({ day }) => day.slice(-2))).toEqual(['21', '20', '19', '18', '17', '16', '15']);
  expect(days.map(({ bytes }) => bytes)).toEqual([0, 0, 0, 0, 0, 0, 500]);
});

it('keeps 31 days', async () => {
  for (const days of [40, 31, 30, 1]) await addDataUse(days, before(days));
  await addDataUse(1, noon);
  const kept = await (await openDeviceDatabase()).getAllKeys('dataUse');
  expect(kept).toEqual(['2026-10-22', '2026-11-20', '2026-11-21']);
});
