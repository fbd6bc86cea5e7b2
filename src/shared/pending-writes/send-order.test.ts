import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendFailure } from '@/shared/backend';
import { act, at, backend, isHere, later, openStore } from '../../../tests/samples/acts';
import { sendPendingWrites } from './send-pending-writes';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('a write that depends on another', () => {
  const choose = act('choose', 'offers/a');
  const pass = (id: string) => ({ ...act(id, `offers/${id}`), waitsFor: 'choose' });
  const press = [choose, pass('b'), pass('c')];

  it('is not sent while that one waits', async () => {
    const store = await openStore();
    await store.add(press, at);
    const { accepted, send } = backend('unavailable');
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual([]);
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual(['changeLog/choose', 'changeLog/b', 'changeLog/c']);
  });

  it('is refused together with that one, and reports it', async () => {
    const store = await openStore();
    await store.add(press, at);
    const { accepted, send } = backend('forbidden');
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual([]);
    expect(await store.list()).toMatchObject([
      { id: 'choose', state: 'refused', problem: 'forbidden' },
      { id: 'b', state: 'dropped' },
      { id: 'c', state: 'dropped' },
    ]);
  });

  it('is removed together with that one', async () => {
    const store = await openStore();
    await store.add([...press, { ...act('last'), waitsFor: 'b' }], at);
    await store.remove('choose');
    const { accepted, send } = backend();
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual([]);
    expect((await store.list()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped']);
  });
});

describe('the pause between two attempts', () => {
  it('is shared by all tabs', async () => {
    const store = await openStore();
    await store.add([act('a')], at);
    let time = Date.parse(at);
    let sends = 0;
    const round = () =>
      sendPendingWrites({
        store,
        isHere,
        isPrompted: false,
        now: () => new Date(time),
        send: () => {
          sends += 1;
          return Promise.reject(new BackendFailure('unavailable', 'busy'));
        },
      });
    // Two tabs poll every 250 ms for one minute.
    for (; time < Date.parse(at) + 60_000; time += 250) {
      await round();
      await round();
    }
    expect(sends).toBe(3);
  });

  it('ends on request, but not for two presses in quick succession', async () => {
    const store = await openStore();
    await store.add([act('a')], at);
    let time = Date.parse(at);
    const { accepted, send } = backend('unavailable', 'unavailable');
    const ask = () => sendPendingWrites({ store, send, isHere, isPrompted: true, now: () => new Date(time) });
    await ask();
    await ask();
    time += 1000;
    await ask();
    expect(accepted).toEqual([]);
    time += 1000;
    await ask();
    expect(accepted).toEqual(['changeLog/a']);
  });
});
