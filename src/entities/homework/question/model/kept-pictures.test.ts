import { expect, it } from 'vitest';
import type { PersistedQueries } from '@/shared/api';
import { keptPicturesOf, maximumKeptBytes, withPicture, type KeptPicture } from './kept-pictures';

const picture = (id: string, bytes = 1, keptAt = '2026-11-20T10:00:00Z'): KeptPicture => ({
  id,
  question: `question of ${id}`,
  keptAt,
  file: new Blob([new Uint8Array(bytes)]),
});

const ids = (kept: readonly KeptPicture[]) => kept.map(({ id }) => id);

it('drops the oldest pictures while all together are too large', () => {
  const third = Math.floor(maximumKeptBytes / 3);
  const kept = ['c', 'b', 'a'].map((id) => picture(id, third));
  expect(ids(withPicture(kept, picture('d', third)))).toEqual(['d', 'c', 'b']);
  expect(ids(withPicture(kept, picture('b', third)))).toEqual(['b', 'c', 'a']);
  expect(withPicture(kept, picture('huge', maximumKeptBytes + 1))).toEqual([]);
});

it('drops pictures after 60 days', () => {
  const kept = [picture('old', 1, '2026-09-20T10:00:00Z'), picture('newer', 1, '2026-09-22T10:00:00Z')];
  expect(ids(withPicture(kept, picture('now')))).toEqual(['now', 'newer']);
});

/** A store of rows in memory. */
function createStore(keeps = true): PersistedQueries {
  const rows = new Map<string, unknown>();
  return {
    keep: (owner, key, answer) => Promise.resolve(void rows.set(`${owner} ${key}`, answer)),
    holds: () => Promise.resolve(false),
    recall: (owner, key) => {
      const answer = rows.get(`${owner} ${key}`);
      return Promise.resolve(answer === undefined ? null : { answer });
    },
    since: () => null,
    keeps: () => keeps,
    keepNothingOf: () => undefined,
    forget: () => Promise.resolve(),
    observe: () => () => undefined,
  };
}

it('keeps pictures of each reader, and forgets those that are no longer read', async () => {
  const store = createStore();
  const [tutor, family] = [keptPicturesOf(store, 'ama'), keptPicturesOf(store, 'family')];
  await Promise.all([tutor.add(picture('a')), tutor.add(picture('b'))]);
  expect((await tutor.get('a'))?.size).toBe(1);
  expect((await tutor.get('b'))?.size).toBe(1);
  expect(await family.get('a')).toBeNull();
  await tutor.keepOnly(({ question }) => question === 'question of b');
  expect(await tutor.get('a')).toBeNull();
  expect((await tutor.get('b'))?.size).toBe(1);
});

it('keeps nothing on a shared phone', async () => {
  const kept = keptPicturesOf(createStore(false), 'ama');
  await kept.add(picture('a'));
  expect(await kept.get('a')).toBeNull();
});
