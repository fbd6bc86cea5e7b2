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

it('lays what was sent over a copy until the copy is another', () => {
  expect(over('v0', act('a', 'sent', 'v0'))).toEqual(['a']);
  expect(over('a', act('a', 'sent', 'v0'))).toEqual([]);
  expect(over('later', act('a', 'sent', 'v0'))).toEqual([]);
});

it('lays what waits over every copy, and what was refused over none', () => {
  expect(over('later', act('a', 'waiting', 'v0'), act('b', 'refused', 'a'))).toEqual(['a']);
});

it('follows a chain of acts, whichever of them the copy shows', () => {
  const chain = [act('a', 'sent', 'v0'), act('b', 'sent', 'a'), act('c', 'waiting', 'b')];
  expect(over('v0', ...chain)).toEqual(['a', 'b', 'c']);
  expect(over('a', ...chain)).toEqual(['b', 'c']);
  expect(over('b', ...chain)).toEqual(['c']);
});

it('leaves other records alone', () => {
  expect(pendingWritesOver([act('a', 'waiting', 'v0')], 'offers/other', 'v0')).toEqual([]);
});
