import { expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { markSeenPutRight, readSeenPutRight } from './seen-put-right';

const day = (at: string) => ({ at, fields: ['lessons.hours'] });

it('is kept on the phone, with no more than the times', () => {
  const store = createMemoryStore();
  const seen = markSeenPutRight(store, [], [day('2026-11-28T10:00:00.000Z')]);
  markSeenPutRight(store, seen, [day('2026-11-29T10:00:00.000Z')]);
  expect(readSeenPutRight(store)).toEqual(['2026-11-28T10:00:00.000Z', '2026-11-29T10:00:00.000Z']);
});

it('is not kept on a shared phone', () => {
  const store = createMemoryStore();
  store.set(storageKeys.isSharedPhone, 'yes');
  expect(markSeenPutRight(store, [], [day('2026-11-28T10:00:00.000Z')])).toHaveLength(1);
  expect(readSeenPutRight(store)).toEqual([]);
});
