import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendFailure } from '@/shared/backend';
import { act, at, backend, isHere, later, openStore } from '../../../tests/samples/acts';
import { sendPendingWrites } from './send-pending-writes';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('an act that waits for another', () => {
  const choose = act('choose', 'offers/a');
  const pass = (id: string) => ({ ...act(id, `offers/${id}`), waitsFor: 'choose' });
  const press = [choose, pass('b'), pass('c')];

  it('is not tried while that one waits', async () => {
    const store = await openStore();
    await store.add(press, at);
    const { accepted, send } = backend('unavailable');
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual([]);
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual(['changeLog/choose', 'changeLog/b', 'changeLog/c']);
  });

  it('goes with that one when it is refused, and says so', async () => {
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

  it('goes with that one when it is taken off the phone', async () => {
    const store = await openStore();
    await store.add([...press, { ...act('last'), waitsFor: 'b' }], at);
    await store.remove('choose');
    const { accepted, send } = backend();
    await sendPendingWrites({ store, send, isHere, ...later });
    expect(accepted).toEqual([]);
    expect((await store.list()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped']);
  });
});

describe('the pause between two tries', () => {
  it('is one for all tabs', async () => {
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

  it('ends when somebody asks, but not for two presses of a moment', async () => {
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
