import 'fake-indexeddb/auto';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { expect, it } from 'vitest';
import { keptAnswer } from '@/shared/api';
import { BackendFailure, type BackendErrorCode } from '@/shared/backend';
import { forgetKeptAnswers } from '@/shared/device-database';
import { createKeptAnswers } from './create-kept-answers';

const now = new Date('2026-11-21T16:00:00Z');

function start() {
  const phone = { isShared: false };
  const kept = createKeptAnswers({
    isShared: () => phone.isShared,
    now: () => now,
    log: (cause) => {
      throw cause;
    },
  });
  let answer: readonly string[] | BackendErrorCode = [];
  const query = keptAnswer<string, readonly string[]>(
    { owner: (id) => id, key: () => 'offers' },
    async () => {
      if (typeof answer === 'string') throw new BackendFailure(answer, answer);
      return answer;
    },
  );
  const api = { extra: { backend: {}, keptAnswers: kept } } as BaseQueryApi;
  const ask = (id: string, next: typeof answer) => {
    answer = next;
    return query(id, api);
  };
  return { phone, kept, ask };
}

it('gives the last answer, with its date, while the backend cannot be reached', async () => {
  const { kept, ask } = start();
  await ask('ama', ['one']);
  expect(kept.since('ama', 'offers')).toBeNull();
  expect(await ask('ama', 'offline')).toEqual({ data: ['one'] });
  expect(kept.since('ama', 'offers')).toBe(now.toISOString());
  expect(await ask('ama', ['two'])).toEqual({ data: ['two'] });
  expect(kept.since('ama', 'offers')).toBeNull();
});

it('does not hide a refusal, and gives nobody the answer of somebody else', async () => {
  const { ask } = start();
  await ask('ama', ['one']);
  expect(await ask('ama', 'forbidden')).toMatchObject({ error: { code: 'forbidden' } });
  expect(await ask('kofi', 'offline')).toMatchObject({ error: { code: 'offline' } });
});

it('keeps nothing on a shared phone, and forgets what was kept before', async () => {
  const { phone, ask } = start();
  await ask('ama', ['one']);
  phone.isShared = true;
  await ask('ama', ['two']);
  phone.isShared = false;
  expect(await ask('ama', 'offline')).toMatchObject({ error: { code: 'offline' } });
});

it('forgets everybody but who is here', async () => {
  const { ask } = start();
  await ask('ama', ['one']);
  await ask('public', ['all']);
  await forgetKeptAnswers(['public', 'kofi']);
  expect(await ask('ama', 'offline')).toMatchObject({ error: { code: 'offline' } });
  expect(await ask('public', 'offline')).toEqual({ data: ['all'] });
});
