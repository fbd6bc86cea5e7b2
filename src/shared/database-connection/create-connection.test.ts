import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from './create-connection';
import { observePageLeave } from './page-leave';

let tests = 0;
let name = '';

beforeEach(() => {
  tests += 1;
  name = `leaving-${tests}`;
});

/** A window that the test hides and shows. */
function startPage() {
  const events = new EventTarget();
  const turn = (type: string) => events.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  const connection = createConnection({
    leave: observePageLeave(events),
    openOnce: ({ onUpgrade, onLost }) =>
      openDB(name, 1, {
        upgrade(database, _from, _to, transaction) {
          onUpgrade(transaction);
          database.createObjectStore('texts');
        },
        terminated: onLost,
      }),
  });
  let leavesAt = (_request: number) => {};
  const write = vi.fn(async (text: string) => {
    const transaction = (await connection.open()).transaction('texts', 'readwrite');
    await transaction.store.put(text, 'text');
    for (const request of [1, 2, 3]) {
      const found = transaction.store.get('text');
      leavesAt(request);
      await found;
    }
    await transaction.done;
    return text;
  });
  const leave = () => turn('pagehide');
  return {
    connection,
    write,
    leave,
    show: () => turn('pageshow'),
    /** Leaves the page between two requests of a write. */
    leaveWithin: (onLeft: () => void) => {
      leavesAt = (request) => {
        if (request !== 2) return;
        leavesAt = () => {};
        leave();
        onLeft();
      };
    },
  };
}

const soon = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

it('holds no transaction and no connection once the page is left', async () => {
  const [left, next] = [startPage(), startPage()];
  await new Promise<void>((resolve) => {
    left.leaveWithin(resolve);
    void left.connection.carryOut(() => left.write('of the page that is left'));
  });
  expect(await next.write('of the next page')).toBe('of the next page');
  // Blocks while a connection is open.
  const database = await next.connection.open();
  expect(await database.get('texts', 'text')).toBe('of the next page');
  database.close();
  await deleteDB(name);
});

it('repeats interrupted writes when the page is shown again', async () => {
  const { connection, write, leaveWithin, show } = startPage();
  const left = vi.fn<() => void>();
  leaveWithin(left);
  const written = connection.carryOut(() => write('kept'));
  await expect.poll(() => left.mock.calls.length).toBe(1);
  await soon();
  const other = await openDB(name, 1);
  expect(await other.get('texts', 'text')).toBeUndefined();
  expect(write).toHaveBeenCalledTimes(1);
  show();
  expect(await written).toBe('kept');
  expect(write).toHaveBeenCalledTimes(2);
  expect(await other.get('texts', 'text')).toBe('kept');
  other.close();
  connection.close();
});

it('starts no transaction while the page is hidden in the cache', async () => {
  const { connection, write, leave, show } = startPage();
  leave();
  const written = connection.carryOut(() => write('later'));
  await soon();
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
  show();
  expect(await written).toBe('later');
  connection.close();
});

it('closes a database that was still being opened', async () => {
  const { connection, leave, show } = startPage();
  const opening = connection.open();
  await Promise.resolve();
  leave();
  await soon();
  await deleteDB(name);
  show();
  expect((await opening).version).toBe(1);
  connection.close();
});

it('reports a failure that leaving did not cause', async () => {
  const { connection } = startPage();
  const failure = new DOMException('no', 'AbortError');
  await expect(connection.carryOut(() => Promise.reject(failure))).rejects.toBe(failure);
  connection.close();
});

it('ignores the end of a page that the browser does not keep', async () => {
  const events = new EventTarget();
  const left = vi.fn<() => void>();
  observePageLeave(events).onLeave(left);
  events.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
  expect(left).not.toHaveBeenCalled();
});
