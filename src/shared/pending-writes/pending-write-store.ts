import { carryOut, openDeviceDatabase } from '@/shared/device-database';
import { createTabChannel } from '@/shared/lib/tabs';
import {
  isFailedWrite,
  type PendingWrite,
  type FailedWrite,
  type NewPendingWrite,
  type WaitingWrite,
} from './pending-write';

/** Queue of pending writes in IndexedDB, shared by all tabs. */
export interface PendingWriteStore {
  /** All acts, in the order in which they were queued. */
  list(): Promise<readonly PendingWrite[]>;
  /**
   * Queues all given acts in one transaction. An id that is already waiting or sent is left unchanged; a
   * failed one is replaced and retried. The same transaction deletes the files of the drafts, which the acts
   * now hold. Resolves once the data is flushed to disk.
   */
  add(acts: readonly NewPendingWrite[], addedAt: string): Promise<void>;
  /**
   * Stores the outcome of a try, unless the act was removed meanwhile. A failed act also drops every act that
   * waits for it.
   */
  replace(act: WaitingWrite | FailedWrite): Promise<void>;
  /**
   * Marks the act as sent and deletes its writes and files; screens still read the rest. Also deletes acts
   * sent long ago.
   */
  finish(act: WaitingWrite, sentAt: string): Promise<void>;
  /** Removes an act and drops every act that waits for it. */
  remove(id: string): Promise<void>;
  /** Removes the acts of one owner, or all acts. */
  clear(owner?: string): Promise<void>;
  /** Calls back after every change, in this tab or another. Returns a function that unsubscribes. */
  observe(onChange: () => void): () => void;
}

/** How long a sent act is kept while screens wait for a fresh copy of its record, in milliseconds. */
const sentForMs = 3_600_000;

const inOrder = (one: PendingWrite, other: PendingWrite) => one.place - other.place;

/** The acts that depend on this act through `waitsFor`, directly or transitively. */
function followersOf(id: string, rows: readonly PendingWrite[]): readonly WaitingWrite[] {
  const direct = rows.filter((row): row is WaitingWrite => row.state === 'waiting' && row.waitsFor === id);
  return direct.flatMap((row) => [row, ...followersOf(row.id, rows)]);
}

const dropped = (act: WaitingWrite): PendingWrite => ({ ...act, state: 'dropped', problem: null });

/** Creates the store on the device database. Every call rejects when the device denies storage. */
export function createPendingWriteStore(): PendingWriteStore {
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
      return (rows as PendingWrite[]).sort(inOrder);
    },

    add: (acts, addedAt) =>
      change(async ({ store, attachments }) => {
        const rows = (await store.getAll()) as PendingWrite[];
        // Do not order by the clock: a phone's clock can be set back.
        let place = rows.reduce((last, row) => Math.max(last, row.place), 0);
        for (const act of acts) {
          if (rows.some((row) => row.id === act.id && !isFailedWrite(row))) continue;
          place += 1;
          const waiting: PendingWrite = { ...act, addedAt, place, state: 'waiting', tries: 0, problem: null };
          await store.put(waiting);
        }
        for (const { id } of acts.flatMap(({ files = [] }) => files)) await attachments.delete(id);
      }),

    replace: (act) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as PendingWrite[];
        if (!rows.some(({ id }) => id === act.id)) return;
        await store.put(act);
        if (act.state === 'waiting') return;
        for (const follower of followersOf(act.id, rows)) await store.put(dropped(follower));
      }),

    finish: (act, sentAt) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as PendingWrite[];
        const isOld = (row: PendingWrite) =>
          row.state === 'sent' &&
          Math.abs(Date.parse(sentAt) - Date.parse(row.sentAt)) > (row.keptForMs ?? sentForMs);
        for (const { id } of rows.filter(isOld)) await store.delete(id);
        if (!rows.some(({ id }) => id === act.id)) return;
        const { files: _files, ...kept } = act;
        const shown = act.keptForMs === undefined ? act.shown : {};
        const sent: PendingWrite = { ...kept, shown, writes: [], state: 'sent', problem: null, sentAt };
        await store.put(sent);
      }),

    remove: (id) =>
      change(async ({ store }) => {
        const rows = (await store.getAll()) as PendingWrite[];
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

/** Strict durability: the screen reports "kept" only after the data is flushed to disk. */
async function open() {
  const database = await openDeviceDatabase();
  const transaction = database.transaction(['acts', 'attachments'], 'readwrite', { durability: 'strict' });
  return {
    store: transaction.objectStore('acts'),
    attachments: transaction.objectStore('attachments'),
    done: transaction.done,
  };
}
