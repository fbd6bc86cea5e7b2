import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendFailure } from '@/shared/backend';
import type { PendingWriteStore } from './pending-write-store';
import { act, at, backend, idsOf, isHere, later, openStore } from '../../../tests/samples/acts';
import { sendPendingWrites } from './send-pending-writes';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('stores writes over a reload, in the order of their creation, whatever the clock says', async () => {
  const store = await openStore();
  await store.add([act('z')], at);
  await store.add([act('a')], '2020-01-01T00:00:00.000Z');
  await store.add([act('z')], at);
  expect(await idsOf(await openStore())).toEqual(['z', 'a']);
});

it('sends in order, and keeps only the displayed fields of sent writes', async () => {
  const store = await openStore();
  for (const id of ['z', 'a', 'm']) await store.add([act(id)], at);
  const { accepted, send } = backend();
  const left = await sendPendingWrites({ store, send, isHere, ...later });
  expect(accepted).toEqual(['changeLog/z', 'changeLog/a', 'changeLog/m']);
  expect(left.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(left.every(({ writes }) => writes.length === 0)).toBe(true);
});

it('delays a later write while an earlier one on its record waits; other records continue', async () => {
  const store = await openStore();
  await store.add([act('plan', 'offers/o/lessons/1')], at);
  await store.add([act('taught', 'offers/o/lessons/1')], at);
  await store.add([act('other', 'offers/o/lessons/2')], at);
  await store.add([act('same-record', 'offers/o/lessons/1', 'kofi')], at);
  const { accepted, send } = backend('slow');
  await sendPendingWrites({ store, send, isHere, ...later });
  expect(accepted).toEqual(['changeLog/other', 'changeLog/same-record']);
  expect((await store.list()).filter(({ state }) => state === 'waiting')).toMatchObject([
    { id: 'plan', tries: 1, problem: 'slow' },
    { id: 'taught', tries: 0 },
  ]);
  await sendPendingWrites({ store, send, isHere, ...later });
  expect(accepted.slice(2)).toEqual(['changeLog/plan', 'changeLog/taught']);
});

it.each(['forbidden', 'invalid', 'not-found'] as const)(
  'keeps a write refused as “%s” with its input, and does not retry',
  async (problem) => {
    const store = await openStore();
    await store.add([act('a')], at);
    const { accepted, send } = backend(problem);
    await sendPendingWrites({ store, send, isHere, ...later });
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual([]);
    expect(await store.list()).toMatchObject([{ state: 'refused', problem, shown: { topic: 'Fractions' } }]);
  },
);

it('does not send a write of somebody who is not signed in', async () => {
  const store = await openStore();
  await store.add([act('a', 'offers/o', 'ama')], at);
  await store.add([act('k', 'offers/o', 'kofi')], at);
  const { accepted, send } = backend();
  await sendPendingWrites({ store, send, isHere: async (owner) => owner === 'kofi', ...later });
  expect(accepted).toEqual(['changeLog/k']);
  expect(await store.list()).toMatchObject([{ id: 'a', tries: 0, state: 'waiting' }, { state: 'sent' }]);
});

it('removes the writes of one owner, or all', async () => {
  const store = await openStore();
  await store.add([act('a', 'offers/o', 'ama')], at);
  await store.add([act('k', 'offers/o', 'kofi')], at);
  await store.clear('ama');
  expect(await idsOf(store)).toEqual(['k']);
  await store.clear();
  expect(await idsOf(store)).toEqual([]);
});

class Killed extends Error {}

/** Throws before or after the nth step and at every later step, as if the phone had died. */
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

it('writes once and in order, wherever the phone crashes', async () => {
  for (let dieAt = 1; ; dieAt += 1) {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const store = await openStore();
    const { accepted, send } = backend();
    const step = mortal(dieAt);
    const dying = {
      list: () => step(() => store.list()),
      replace: (one: Parameters<PendingWriteStore['replace']>[0]) => step(() => store.replace(one)),
      finish: (...sent: Parameters<PendingWriteStore['finish']>) => step(() => store.finish(...sent)),
    };
    const done = ['z', 'a', 'm'];
    let isDead = false;
    try {
      for (const id of done) await step(() => store.add([act(id)], at));
      await sendPendingWrites({
        store: dying,
        isHere,
        ...later,
        // A killed phone never sees the answer: report `slow`.
        send: (one) =>
          step(() => send(one)).catch(() => Promise.reject(new BackendFailure('slow', 'no answer'))),
      });
    } catch (cause) {
      if (!(cause instanceof Killed)) throw cause;
      isDead = true;
    }
    const after = await openStore();
    // Acts that were not stored are queued again; stored acts keep their id.
    for (const id of done) if (!accepted.includes(`changeLog/${id}`)) await after.add([act(id)], at);
    await sendPendingWrites({ store: after, send, isHere, ...later });
    expect(accepted).toEqual(['changeLog/z', 'changeLog/a', 'changeLog/m']);
    expect((await after.list()).every(({ state }) => state === 'sent')).toBe(true);
    if (!isDead && dieAt > 30) return;
  }
});

it('deletes writes that were sent long ago', async () => {
  const store = await openStore();
  await store.add([act('old')], at);
  const { send } = backend();
  await sendPendingWrites({
    store,
    send,
    isHere,
    isPrompted: false,
    now: () => new Date('2026-11-21T10:00:00Z'),
  });
  await store.add([act('new')], at);
  await sendPendingWrites({
    store,
    send,
    isHere,
    isPrompted: false,
    now: () => new Date('2026-11-21T11:00:01Z'),
  });
  expect(await idsOf(store)).toEqual(['new']);
});

it('keeps a write that its page must know of for longer, without what was typed', async () => {
  const store = await openStore();
  await store.add([{ ...act('worry'), keptForMs: 7_200_000, shown: { words: 'private' } }], at);
  const { send } = backend();
  const sendAt = (time: string) =>
    sendPendingWrites({ store, send, isHere, isPrompted: false, now: () => new Date(time) });
  await sendAt('2026-11-21T10:00:00Z');
  expect((await store.list()).map(({ shown }) => shown)).toEqual([{}]);
  await store.add([act('new')], at);
  await sendAt('2026-11-21T11:30:00Z');
  expect(await idsOf(store)).toEqual(['worry', 'new']);
  await store.add([act('newer')], at);
  await sendAt('2026-11-21T12:00:01Z');
  expect(await idsOf(store)).not.toContain('worry');
});
