import type { ReferenceCode } from '@/entities/reference-code';
import { openDeviceDatabase } from '@/shared/device-database';
import { isWaiting, type OutboxItem, type SentItem } from './outbox-item';

/** The submissions of this phone, shared by all tabs. */
export interface OutboxStore {
  /** All items, the oldest first. */
  list(): Promise<readonly OutboxItem[]>;
  /**
   * Keeps a new item; one that is there already stays as it is. Resolves when it lies on the disk.
   */
  add(item: OutboxItem): Promise<void>;
  /** Writes what became of an item, unless it was removed meanwhile; what is to be forgotten once sent is taken out. */
  replace(item: OutboxItem): Promise<void>;
  remove(code: ReferenceCode): Promise<void>;
  /**
   * Takes out what was sent, at once, also while a round is sending; what waits is forgotten once it is sent. Says nothing
   * when nothing changed.
   */
  forgetSent(): Promise<void>;
  /** Takes all items out. */
  clear(): Promise<void>;
  /** Calls back after every change, in this tab or another. Returns the unsubscriber. */
  observe(onChange: () => void): () => void;
}

/** So many sent items stay in the list; their codes work without it. */
const mostSent = 30;

const channelName = 'lifeline.outbox';

const marked = (item: OutboxItem): OutboxItem => ({ ...item, isForgottenOnceSent: true });

const byAge = (one: OutboxItem, other: OutboxItem) => one.addedAt.localeCompare(other.addedAt);

/** Items in this device's database. Every call rejects when the device gives no storage. */
export function createOutboxStore(): OutboxStore {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const others = new BroadcastChannel(channelName);
  others.onmessage = tell;
  const announce = () => {
    tell();
    others.postMessage('changed');
  };

  const open = async () => {
    const database = await openDeviceDatabase();
    // A form is emptied once its item is here, so it must be on the disk and not only on its way there.
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    const items = transaction.objectStore('outbox');
    const get = async (code: ReferenceCode) => (await items.get(code)) as OutboxItem | undefined;
    return { transaction, items, get };
  };

  return {
    async list() {
      const rows = (await (await openDeviceDatabase()).getAll('outbox')) as OutboxItem[];
      return rows.sort(byAge);
    },

    async add(item) {
      const { transaction, items, get } = await open();
      if (!(await get(item.code))) await items.put(item);
      await transaction.done;
      announce();
    },

    async replace(item) {
      const { transaction, items, get } = await open();
      const kept = await get(item.code);
      // The mark may have come while the item was on its way.
      if (kept?.isForgottenOnceSent && item.state === 'sent') await items.delete(item.code);
      else if (kept?.isForgottenOnceSent) await items.put(marked(item));
      else if (kept) await items.put(item);
      const sent = ((await items.getAll()) as OutboxItem[]).filter(({ state }) => state === 'sent');
      const past = (sent as SentItem[]).sort(byAge).slice(0, Math.max(0, sent.length - mostSent));
      await Promise.all(past.map(({ code }) => items.delete(code)));
      await transaction.done;
      announce();
    },

    async remove(code) {
      const { transaction, items } = await open();
      await items.delete(code);
      await transaction.done;
      announce();
    },

    async forgetSent() {
      const { transaction, items } = await open();
      const kept = (await items.getAll()) as OutboxItem[];
      const sent = kept.filter(({ state }) => state === 'sent');
      const unmarked = kept.filter((item) => isWaiting(item) && !item.isForgottenOnceSent);
      await Promise.all([
        ...sent.map(({ code }) => items.delete(code)),
        ...unmarked.map((item) => items.put(marked(item))),
      ]);
      await transaction.done;
      if (sent.length + unmarked.length > 0) announce();
    },

    async clear() {
      const { transaction, items } = await open();
      await items.clear();
      await transaction.done;
      announce();
    },

    observe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
