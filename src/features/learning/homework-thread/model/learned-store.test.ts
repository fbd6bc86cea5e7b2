import { expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { keepLearned, nothingLearned, readLearned } from './learned-store';

const some = { opened: { hints: 1, steps: 0, hasResult: false }, checkAnswer: '340' };

it('keeps what was opened, by question', () => {
  const device = createMemoryStore();
  keepLearned(device, 'one', some);
  expect(readLearned(device, 'one')).toMatchObject(some);
  expect(readLearned(device, 'two')).toEqual(nothingLearned);
});

it('reads nothing where something else is stored', () => {
  const device = createMemoryStore();
  device.set(storageKeys.homeworkLearned, '{"a":');
  expect(readLearned(device, 'one')).toEqual(nothingLearned);
});

it('keeps nothing on a shared phone', () => {
  const device = createMemoryStore();
  device.set(storageKeys.isSharedPhone, 'yes');
  keepLearned(device, 'one', some);
  expect(device.get(storageKeys.homeworkLearned)).toBeNull();
});
