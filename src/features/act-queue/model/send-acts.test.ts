import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendFailure, type BackendErrorCode } from '@/shared/backend';
import type { NewAct } from './act';
import type { ActStore } from './act-store';
import { sendActs } from './send-acts';

const act = (id: string, record = 'offers/o', owner = 'ama'): NewAct => ({
  id,
  owner,
  record,
  event: 'lesson.taught',
  writes: [{ type: 'create', path: `changeLog/${id}`, data: {} }],
  shown: { topic: 'Fractions' },
});

/** A device of its own for each test: the database is opened once by its module. */
async function openStore(): Promise<ActStore> {
  vi.resetModules();
  const { createActStore } = await import('./act-store');
  return createActStore();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const at = '2026-11-21T16:00:00.000Z';
const isHere = () => Promise.resolve(true);

/** A backend that answers each batch with the next of these, then accepts; what it has already counts as done. */
function backend(...answers: (BackendErrorCode | 'accepted')[]) {
  const accepted: string[] = [];
  const send = ({ writes }: NewAct) => {
    const answer = answers.shift() ?? 'accepted';
    if (answer !== 'accepted') return Promise.reject(new BackendFailure(answer, answer));
    const path = String(writes[0]?.path);
    if (!accepted.includes(path)) accepted.push(path);
    return Promise.resolve();
  };
  return { accepted, send };
}

const idsOf = async (store: ActStore) => (await store.list()).map(({ id }) => id);

it('keeps acts over a reload, in the order in which they were done, whatever the clock says', async () => {
  const store = await openStore();
  await store.add(act('z'), at);
  await store.add(act('a'), '2020-01-01T00:00:00.000Z');
  await store.add(act('z'), at);
  expect(await idsOf(await openStore())).toEqual(['z', 'a']);
});

it('sends in order, and keeps nothing of what is done', async () => {
  const store = await openStore();
  for (const id of ['z', 'a', 'm']) await store.add(act(id), at);
  const { accepted, send } = backend();
  const left = await sendActs({ store, send, isHere });
  expect(accepted).toEqual(['changeLog/z', 'changeLog/a', 'changeLog/m']);
  expect(left.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(await store.list()).toEqual([]);
});

it('holds a later act back while an earlier one on its record waits; other records go on', async () => {
  const store = await openStore();
  await store.add(act('plan', 'offers/o/lessons/1'), at);
  await store.add(act('taught', 'offers/o/lessons/1'), at);
  await store.add(act('other', 'offers/o/lessons/2'), at);
  await store.add(act('same-record', 'offers/o/lessons/1', 'kofi'), at);
  const { accepted, send } = backend('slow');
  await sendActs({ store, send, isHere });
  expect(accepted).toEqual(['changeLog/other', 'changeLog/same-record']);
  expect(await store.list()).toMatchObject([
    { id: 'plan', tries: 1, problem: 'slow', state: 'waiting' },
    { id: 'taught', tries: 0 },
  ]);
  await sendActs({ store, send, isHere });
  expect(accepted.slice(2)).toEqual(['changeLog/plan', 'changeLog/taught']);
});

it.each(['forbidden', 'invalid', 'not-found'] as const)(
  'keeps what was refused as “%s” with what was typed, and does not try again',
  async (problem) => {
    const store = await openStore();
    await store.add(act('a'), at);
    const { accepted, send } = backend(problem);
    await sendActs({ store, send, isHere });
    await sendActs({ store, send, isHere });
    expect(accepted).toEqual([]);
    expect(await store.list()).toMatchObject([{ state: 'refused', problem, shown: { topic: 'Fractions' } }]);
  },
);

it('does not try what somebody did who is not signed in', async () => {
  const store = await openStore();
  await store.add(act('a', 'offers/o', 'ama'), at);
  await store.add(act('k', 'offers/o', 'kofi'), at);
  const { accepted, send } = backend();
  await sendActs({ store, send, isHere: async (owner) => owner === 'kofi' });
  expect(accepted).toEqual(['changeLog/k']);
  expect(await store.list()).toMatchObject([{ id: 'a', tries: 0, state: 'waiting' }]);
});

it('takes out what one owner did, or everything', async () => {
  const store = await openStore();
  await store.add(act('a', 'offers/o', 'ama'), at);
  await store.add(act('k', 'offers/o', 'kofi'), at);
  await store.clear('ama');
  expect(await idsOf(store)).toEqual(['k']);
  await store.clear();
  expect(await idsOf(store)).toEqual([]);
});

class Killed extends Error {}

/** Dies before or after its nth step, and then does nothing any more. */
function mortal(dieAt: number) {
  let steps = 0;
  const step = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    steps += 1;
    if (steps >= dieAt) throw new Killed();
    const result = await run();
    steps += 1;
    if (steps >= dieAt) throw new Killed();
    return result;
  };
  return step;
}

it('does each thing once and in order, wherever the phone dies', async () => {
  for (let dieAt = 1; ; dieAt += 1) {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const store = await openStore();
    const { accepted, send } = backend();
    const step = mortal(dieAt);
    const dying = {
      list: () => step(() => store.list()),
      replace: (one: Parameters<ActStore['replace']>[0]) => step(() => store.replace(one)),
      remove: (id: string) => step(() => store.remove(id)),
    };
    const done = ['z', 'a', 'm'];
    let isDead = false;
    try {
      for (const id of done) await step(() => store.add(act(id), at));
      await sendActs({
        store: dying,
        isHere,
        // A phone that dies is no answer of the backend: it comes back and does not know.
        send: (one) =>
          step(() => send(one)).catch(() => Promise.reject(new BackendFailure('slow', 'no answer'))),
      });
    } catch (cause) {
      if (!(cause instanceof Killed)) throw cause;
      isDead = true;
    }
    const after = await openStore();
    // Whoever finds that something was not kept does it again; what was kept is the same act.
    for (const id of done) if (!accepted.includes(`changeLog/${id}`)) await after.add(act(id), at);
    await sendActs({ store: after, send, isHere });
    expect(accepted).toEqual(['changeLog/z', 'changeLog/a', 'changeLog/m']);
    expect(await after.list()).toEqual([]);
    if (!isDead && dieAt > 30) return;
  }
});
