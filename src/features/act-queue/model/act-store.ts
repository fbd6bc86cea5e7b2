import { openDeviceDatabase } from '@/shared/device-database';
import { createTabChannel } from '@/shared/lib/tabs';
import type { Act, NewAct } from './act';

/** The acts of this phone, shared by all tabs. */
export interface ActStore {
  /** All acts, in the order in which they were done. */
  list(): Promise<readonly Act[]>;
  /** Keeps a new act; one that is there already stays as it is. Resolves when it lies on the disk. */
  add(act: NewAct, addedAt: string): Promise<void>;
  /** Writes what became of an act, unless it was removed meanwhile. */
  replace(act: Act): Promise<void>;
  remove(id: string): Promise<void>;
  /** Takes out the acts of one owner, or all. */
  clear(owner?: string): Promise<void>;
  /** Calls back after every change, in this tab or another. Returns the unsubscriber. */
  observe(onChange: () => void): () => void;
}

const inOrder = (one: Act, other: Act) => one.place - other.place;

/** Acts in this device's database. Every call rejects when the device gives no storage. */
export function createActStore(): ActStore {
  const channel = createTabChannel<'changed'>('lifeline.acts');

  const change = async (run: (acts: Awaited<ReturnType<typeof open>>) => Promise<unknown>) => {
    const opened = await open();
    await run(opened);
    await opened.done;
    channel.announce('changed');
  };

  return {
    list: async () => ((await (await openDeviceDatabase()).getAll('acts')) as Act[]).sort(inOrder),

    add: (act, addedAt) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as Act[];
        if (rows.some(({ id }) => id === act.id)) return;
        // Not the clock: a phone's clock is set back, and what comes later must stay later.
        const place = rows.reduce((last, row) => Math.max(last, row.place), 0) + 1;
        const waiting: Act = { ...act, addedAt, place, state: 'waiting', tries: 0, problem: null };
        await store.put(waiting);
      }),

    replace: (act) =>
      change(async ({ store }) => {
        if ((await store.getKey(act.id)) !== undefined) await store.put(act);
      }),

    remove: (id) => change(({ store }) => store.delete(id)),

    clear: (owner) =>
      change(async ({ store }) => {
        const rows = await store.getAll();
        const gone = rows.filter((row) => owner === undefined || row.owner === owner);
        await Promise.all(gone.map(({ id }) => store.delete(id)));
      }),

    observe: (onChange) => channel.observe(onChange),
  };
}

/** What was done must be on the disk, and not only on its way there, before the screen says that it is kept. */
async function open() {
  const database = await openDeviceDatabase();
  return database.transaction('acts', 'readwrite', { durability: 'strict' });
}
