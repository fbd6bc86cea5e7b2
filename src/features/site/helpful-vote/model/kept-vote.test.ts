import { expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { keepVote } from './kept-vote';

it('keeps the first vote on each question, with a ballot of its own', () => {
  const device = createMemoryStore();
  const first = keepVote(device, 'cost', 'yes');
  const other = keepVote(device, 'refund', 'no');
  expect(keepVote(device, 'cost', 'no')).toEqual(first);
  expect(first.vote).toBe('yes');
  expect(other.vote).toBe('no');
  expect(other.ballot).not.toBe(first.ballot);
});

it('keeps a vote where something else is stored', () => {
  const device = createMemoryStore();
  device.set(storageKeys.helpfulVotes, 'cost maybe x\n{');
  const cast = keepVote(device, 'cost', 'no');
  expect(keepVote(device, 'cost', 'yes')).toEqual(cast);
});

it('keeps nothing on a shared phone', () => {
  const device = createMemoryStore();
  device.set(storageKeys.isSharedPhone, 'yes');
  const first = keepVote(device, 'cost', 'yes');
  expect(keepVote(device, 'cost', 'yes').ballot).not.toBe(first.ballot);
  expect(device.get(storageKeys.helpfulVotes)).toBeNull();
});
