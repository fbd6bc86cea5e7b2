import type { ReferenceCode } from './reference-code';
import { carryOut, openDeviceDatabase, type HandedDraft, type ReturnedDraft } from '@/shared/device-database';
import { isWaiting, type OutboxItem, type SentItem } from './outbox-item';

/** The submissions of this phone, shared by all tabs. */
export interface OutboxStore {
  /** All items, the oldest first. */
  list(): Promise<readonly OutboxItem[]>;
  /**
   * Keeps a new item; one that is there already stays as it is. Its draft, and the files of it that lie with the item now, go in the
   * same transaction: a phone that dies has the one or the other. Resolves when it lies on the disk.
   */
  add(item: OutboxItem, draft?: HandedDraft | null): Promise<void>;
  /** Writes what became of an item, unless it was removed meanwhile; what is to be forgotten once sent is taken out. */
  replace(item: OutboxItem): Promise<void>;
  remove(code: ReferenceCode): Promise<void>;
  /**
   * Takes an item out and keeps its draft and files in the same transaction, in the place of all files of that form. False, and
   * nothing is done, when the item is gone or its form has another draft.
   */
  giveBack(code: ReferenceCode, returned: ReturnedDraft): Promise<boolean>;
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

/** What a submission and its draft lie in. */
const storesOfDraft = ['outbox', 'drafts', 'attachments'] as const;

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

  const store: OutboxStore = {
    async list() {
      const rows = (await (await openDeviceDatabase()).getAll('outbox')) as OutboxItem[];
      return rows.sort(byAge);
    },

    async add(item, draft = null) {
      const database = await openDeviceDatabase();
      const transaction = database.transaction(storesOfDraft, 'readwrite', { durability: 'strict' });
      const items = transaction.objectStore('outbox');
      if ((await items.getKey(item.code)) === undefined) await items.put(item);
      const drafts = transaction.objectStore('drafts');
      if (draft?.left) await drafts.put(draft.left);
      else if (draft) await drafts.delete(draft.id);
      const files = item.state === 'waiting' ? (item.files ?? []) : [];
      for (const { id } of files) await transaction.objectStore('attachments').delete(id);
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

    async giveBack(code, { draft, files }) {
      const database = await openDeviceDatabase();
      const transaction = database.transaction(storesOfDraft, 'readwrite', { durability: 'strict' });
      const items = transaction.objectStore('outbox');
      const drafts = transaction.objectStore('drafts');
      const attachments = transaction.objectStore('attachments');
      const isWaited = (await items.getKey(code)) !== undefined;
      const isFree = (await drafts.index('form').getKey(draft.form)) === undefined;
      if (isWaited && isFree) {
        try {
          const forms = new Set(files.map(({ form }) => form));
          for (const form of forms)
            for (const id of await attachments.index('form').getAllKeys(form)) await attachments.delete(id);
          for (const file of files) await attachments.put(file);
          await drafts.put(draft);
          await items.delete(code);
        } catch (cause) {
          // A row that cannot be stored is refused before it is asked for, and leaves the transaction as it stands.
          transaction.done.catch(() => undefined);
          transaction.abort();
          throw cause;
        }
      }
      await transaction.done;
      if (isWaited && isFree) announce();
      return isWaited && isFree;
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
  // Each is one transaction.
  return {
    ...store,
    list: () => carryOut(() => store.list()),
    add: (item, draft) => carryOut(() => store.add(item, draft)),
    replace: (item) => carryOut(() => store.replace(item)),
    remove: (code) => carryOut(() => store.remove(code)),
    giveBack: (code, returned) => carryOut(() => store.giveBack(code, returned)),
    forgetSent: () => carryOut(() => store.forgetSent()),
    clear: () => carryOut(() => store.clear()),
  };
}
