import 'fake-indexeddb/auto';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { expect, it } from 'vitest';
import { persistedQuery } from '@/shared/api';
import { BackendFailure, type BackendErrorCode } from '@/shared/backend';
import { forgetPersistedQueries } from '@/shared/device-database';
import { createPersistedQueries } from './create-persisted-queries';

const now = new Date('2026-11-21T16:00:00Z');

function start() {
  const phone = { isShared: false };
  const kept = createPersistedQueries({
    isShared: () => phone.isShared,
    now: () => now,
    log: (cause) => {
      throw cause;
    },
  });
  let answer: readonly string[] | BackendErrorCode = [];
  const query = persistedQuery<string, readonly string[]>(
    { owner: (id) => id, key: () => 'offers' },
    async () => {
      if (typeof answer === 'string') throw new BackendFailure(answer, answer);
      return answer;
    },
  );
  const reading = new AbortController();
  const api = { signal: reading.signal, extra: { backend: {}, persistedQueries: kept } } as BaseQueryApi;
  const ask = (id: string, next: typeof answer) => {
    answer = next;
    return query(id, api);
  };
  return { phone, kept, ask, api };
}

it('tells whether an answer is stored, and calls back once one is', async () => {
  const { kept, ask } = start();
  const seen: boolean[] = [];
  const look = async () => seen.push(await kept.holds('esi', 'offers'));
  await look();
  const told = new Promise<void>((resolve) => kept.observe(() => void look().then(() => resolve())));
  await ask('esi', ['one']);
  await told;
  expect(seen).toEqual([false, true]);
  await kept.keep('esi', 'article', null);
  expect(await kept.holds('esi', 'article')).toBe(false);
  expect(kept.since('esi', 'offers')).toBeNull();
});

it('returns the last answer, with its date, while the backend cannot be reached', async () => {
  const { kept, ask } = start();
  await ask('ama', ['one']);
  expect(kept.since('ama', 'offers')).toBeNull();
  expect(await ask('ama', 'offline')).toEqual({ data: ['one'] });
  expect(kept.since('ama', 'offers')).toBe(now.toISOString());
  expect(await ask('ama', ['two'])).toEqual({ data: ['two'] });
  expect(kept.since('ama', 'offers')).toBeNull();
});

it('does not hide a refusal, and gives no answer to another owner', async () => {
  const { ask } = start();
  await ask('ama', ['one']);
  expect(await ask('ama', 'forbidden')).toMatchObject({ error: { code: 'forbidden' } });
  expect(await ask('kofi', 'offline')).toMatchObject({ error: { code: 'offline' } });
});

it('deletes the answers of one owner, and keeps the others', async () => {
  const { kept, ask } = start();
  await ask('family', ['one']);
  await ask('ama', ['two']);
  await kept.forget('family');
  expect(await ask('family', 'offline')).toMatchObject({ error: { code: 'offline' } });
  expect(await ask('ama', 'offline')).toEqual({ data: ['two'] });
});

it('stores nothing on a shared phone, and deletes what was stored before', async () => {
  const { phone, ask } = start();
  await ask('ama', ['one']);
  phone.isShared = true;
  await ask('ama', ['two']);
  phone.isShared = false;
  expect(await ask('ama', 'offline')).toMatchObject({ error: { code: 'offline' } });
});

it('deletes the answers of all other owners', async () => {
  const { ask } = start();
  await ask('ama', ['one']);
  await ask('public', ['all']);
  await forgetPersistedQueries(['public', 'kofi']);
  expect(await ask('ama', 'offline')).toMatchObject({ error: { code: 'offline' } });
  expect(await ask('public', 'offline')).toEqual({ data: ['all'] });
});

it('stores the answer of the latest read when an earlier one arrives late', async () => {
  const { kept } = start();
  const waiting: (() => void)[] = [];
  const query = persistedQuery<readonly string[], readonly string[]>(
    { owner: () => 'ama', key: () => 'lessons' },
    async (_backend, offers) => {
      await new Promise<void>((go) => waiting.push(go));
      return offers;
    },
  );
  const extra = { backend: {}, persistedQueries: kept };
  const api = { signal: new AbortController().signal, extra } as unknown as BaseQueryApi;
  const [early, late] = [query(['one'], api), query(['one', 'two'], api)];
  waiting[1]?.();
  await late;
  waiting[0]?.();
  expect(await early).toEqual({ data: ['one'] });
  expect(await kept.recall('ama', 'lessons')).toEqual({ answer: ['one', 'two'] });
});

it('stores nothing about a code that is not to be kept, nor about the id that it leads to', async () => {
  const { kept, api } = start();
  const rows = persistedQuery<string, { question: string }>(
    {
      owner: () => 'family',
      key: (code) => `homework ${code}`,
      leadsTo: ({ question }) => question,
    },
    (_backend, code) => Promise.resolve({ question: `q-of-${code}` }),
  );
  kept.keepNothingOf('LL-H1');
  for (const code of ['LL-H1', 'LL-H2']) await rows(code, api);
  await kept.keep('family', 'homework thread q-of-LL-H1', 'words');
  await kept.keep('family', 'homework thread q-of-LL-H2', 'words');
  expect(await kept.recall('family', 'homework LL-H1')).toBeNull();
  expect(await kept.recall('family', 'homework thread q-of-LL-H1')).toBeNull();
  expect(await kept.recall('family', 'homework LL-H2')).toEqual({ answer: { question: 'q-of-LL-H2' } });
  expect(await kept.recall('family', 'homework thread q-of-LL-H2')).toEqual({ answer: 'words' });
  expect(kept.keeps('homework-back.q-of-LL-H1')).toBe(false);
  expect(kept.keeps('homework-back.q-of-LL-H2')).toBe(true);
});
