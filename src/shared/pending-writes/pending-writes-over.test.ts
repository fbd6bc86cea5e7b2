import { expect, it } from 'vitest';
import type { PendingWrite } from './pending-write';
import { pendingWritesOver } from './pending-writes-over';

const act = (id: string, state: 'waiting' | 'sent' | 'refused', basis: string): PendingWrite => ({
  id,
  owner: 'ama',
  record: 'offers/o',
  event: 'offer.accepted',
  writes: [],
  basis,
  shown: {},
  addedAt: '2026-11-21T16:00:00.000Z',
  place: 1,
  tries: 0,
  ...(state === 'waiting'
    ? { state, problem: null }
    : state === 'sent'
      ? { state, problem: null, sentAt: '2026-11-21T16:00:01.000Z' }
      : { state, problem: 'forbidden' }),
});

const over = (version: string, ...acts: readonly PendingWrite[]) =>
  pendingWritesOver(acts, 'offers/o', version).map(({ id }) => id);

it('applies a sent write to a record until the record changes', () => {
  expect(over('v0', act('a', 'sent', 'v0'))).toEqual(['a']);
  expect(over('a', act('a', 'sent', 'v0'))).toEqual([]);
  expect(over('later', act('a', 'sent', 'v0'))).toEqual([]);
});

it('applies a waiting write to every version of a record, and a refused one to none', () => {
  expect(over('later', act('a', 'waiting', 'v0'), act('b', 'refused', 'a'))).toEqual(['a']);
});

it('applies a chain of writes, starting at any of them', () => {
  const chain = [act('a', 'sent', 'v0'), act('b', 'sent', 'a'), act('c', 'waiting', 'b')];
  expect(over('v0', ...chain)).toEqual(['a', 'b', 'c']);
  expect(over('a', ...chain)).toEqual(['b', 'c']);
  expect(over('b', ...chain)).toEqual(['c']);
});

it('does not change other records', () => {
  expect(pendingWritesOver([act('a', 'waiting', 'v0')], 'offers/other', 'v0')).toEqual([]);
});
