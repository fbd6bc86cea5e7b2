import { carryOut, openDeviceDatabase } from '@/shared/device-database';
import { createTabChannel } from '@/shared/lib/tabs';
import { isFailedAct, type Act, type FailedAct, type NewAct, type WaitingAct } from './act';

/** The acts of this phone, shared by all tabs. */
export interface ActStore {
  /** All acts, in the order in which they were done. */
  list(): Promise<readonly Act[]>;
  /**
   * Keeps what one press did, all of it or nothing. An act that waits or was taken already stays as it is; one that failed is tried anew,
   * with what is given now. Resolves when it lies on the disk.
   */
  add(acts: readonly NewAct[], addedAt: string): Promise<void>;
  /** Writes what became of a try, unless the act was removed meanwhile. What waits for a failed act is dropped with it. */
  replace(act: WaitingAct | FailedAct): Promise<void>;
  /** Keeps what the backend has taken, without its writes, for the screens; and lets go of what was taken long ago. */
  finish(act: WaitingAct, sentAt: string): Promise<void>;
  /** Takes out an act; what waits for it is dropped. */
  remove(id: string): Promise<void>;
  /** Takes out the acts of one owner, or all. */
  clear(owner?: string): Promise<void>;
  /** Calls back after every change, in this tab or another. Returns the unsubscriber. */
  observe(onChange: () => void): () => void;
}

/** So long a screen may take to read the record that an act has changed, in milliseconds. */
const sentForMs = 3_600_000;

const inOrder = (one: Act, other: Act) => one.place - other.place;

/** What must not happen without this act, directly or by another. */
function followersOf(id: string, rows: readonly Act[]): readonly WaitingAct[] {
  const direct = rows.filter((row): row is WaitingAct => row.state === 'waiting' && row.waitsFor === id);
  return direct.flatMap((row) => [row, ...followersOf(row.id, rows)]);
}

const dropped = (act: WaitingAct): Act => ({ ...act, state: 'dropped', problem: null });

/** Acts in this device's database. Every call rejects when the device gives no storage. */
export function createActStore(): ActStore {
  const channel = createTabChannel<'changed'>('lifeline.acts');

  const change = async (run: (acts: Awaited<ReturnType<typeof open>>) => Promise<unknown>) => {
    await carryOut(async () => {
      const opened = await open();
      await run(opened);
      await opened.done;
    });
    channel.announce('changed');
  };

  return {
    list: async () => {
      const rows = await carryOut(async () => (await openDeviceDatabase()).getAll('acts'));
      return (rows as Act[]).sort(inOrder);
    },

    add: (acts, addedAt) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as Act[];
        // Not the clock: a phone's clock is set back, and what comes later must stay later.
        let place = rows.reduce((last, row) => Math.max(last, row.place), 0);
        for (const act of acts) {
          if (rows.some((row) => row.id === act.id && !isFailedAct(row))) continue;
          place += 1;
          const waiting: Act = { ...act, addedAt, place, state: 'waiting', tries: 0, problem: null };
          await store.put(waiting);
        }
      }),

    replace: (act) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as Act[];
        if (!rows.some(({ id }) => id === act.id)) return;
        await store.put(act);
        if (act.state === 'waiting') return;
        for (const follower of followersOf(act.id, rows)) await store.put(dropped(follower));
      }),

    finish: (act, sentAt) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as Act[];
        const isOld = (row: Act) =>
          row.state === 'sent' && Math.abs(Date.parse(sentAt) - Date.parse(row.sentAt)) > sentForMs;
        for (const { id } of rows.filter(isOld)) await store.delete(id);
        if (!rows.some(({ id }) => id === act.id)) return;
        const sent: Act = { ...act, writes: [], state: 'sent', problem: null, sentAt };
        await store.put(sent);
      }),

    remove: (id) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as Act[];
        await store.delete(id);
        for (const follower of followersOf(id, rows)) await store.put(dropped(follower));
      }),

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
