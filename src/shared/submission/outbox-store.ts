import type { ReferenceCode } from './reference-code';
import {
  carryOut,
  openDeviceDatabase,
  type SubmittedDraft,
  type ReturnedDraft,
} from '@/shared/device-database';
import { isWaiting, type OutboxItem, type SentItem } from './outbox-item';

/** The outbox in IndexedDB, shared by all tabs. */
export interface OutboxStore {
  /** All items, oldest first. */
  list(): Promise<readonly OutboxItem[]>;
  /**
   * Adds an item unless its code exists. The same transaction deletes or replaces its draft and deletes the
   * draft's files, which the item now holds. Resolves once the data is flushed to disk.
   */
  add(item: OutboxItem, draft?: SubmittedDraft | null): Promise<void>;
  /**
   * Stores the outcome of a try, unless the item was removed meanwhile. Deletes a sent item that is marked to
   * be forgotten.
   */
  replace(item: OutboxItem): Promise<void>;
  /** Removes an item, with what is known of its code's news. */
  remove(code: ReferenceCode): Promise<void>;
  /**
   * Removes an item and restores its draft and files in one transaction, replacing all files of that form.
   * Returns false and changes nothing when the item is gone or its form has another draft.
   */
  returnToForm(code: ReferenceCode, returned: ReturnedDraft): Promise<boolean>;
  /**
   * Removes sent items now, even during a round, and marks waiting ones to be removed once sent. Does not
   * notify when nothing changed.
   */
  forgetSent(): Promise<void>;
  /** Removes all items. */
  clear(): Promise<void>;
  /** Calls back after every change, in this tab or another. Returns a function that unsubscribes. */
  observe(onChange: () => void): () => void;
}

/** Maximum number of sent items in the list. Their codes work without it. */
const maximumSent = 30;

const channelName = 'lifeline.outbox';

const marked = (item: OutboxItem): OutboxItem => ({ ...item, isForgottenOnceSent: true });

/** Object stores of a submission and its draft. */
const storesOfDraft = ['outbox', 'drafts', 'attachments'] as const;

const byAge = (one: OutboxItem, other: OutboxItem) => one.addedAt.localeCompare(other.addedAt);

/** Creates the store on the device database. Every call rejects when the device denies storage. */
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
    // The form is cleared once its item is stored, so the data must be flushed to disk first.
    const transaction = database.transaction(['outbox', 'news'], 'readwrite', { durability: 'strict' });
    const items = transaction.objectStore('outbox');
    const get = async (code: ReferenceCode) => (await items.get(code)) as OutboxItem | undefined;
    // What is known of a code's news goes with it.
    const forget = async (code: string) => {
      await transaction.objectStore('news').delete(code);
      await items.delete(code);
    };
    return { transaction, items, get, forget };
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
      const { transaction, items, get, forget } = await open();
      const kept = await get(item.code);
      // `forgetSent` may have marked the item during the try.
      if (kept?.isForgottenOnceSent && item.state === 'sent') await forget(item.code);
      else if (kept?.isForgottenOnceSent) await items.put(marked(item));
      else if (kept) await items.put(item);
      const sent = ((await items.getAll()) as OutboxItem[]).filter(({ state }) => state === 'sent');
      const past = (sent as SentItem[]).sort(byAge).slice(0, Math.max(0, sent.length - maximumSent));
      await Promise.all(past.map(({ code }) => forget(code)));
      await transaction.done;
      announce();
    },

    async remove(code) {
      const { transaction, forget } = await open();
      await forget(code);
      await transaction.done;
      announce();
    },

    async returnToForm(code, { draft, files }) {
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
          // `put` throws synchronously when a row cannot be cloned, and does not abort the transaction.
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
      const { transaction, items, forget } = await open();
      const kept = (await items.getAll()) as OutboxItem[];
      const sent = kept.filter(({ state }) => state === 'sent');
      const unmarked = kept.filter((item) => isWaiting(item) && !item.isForgottenOnceSent);
      await Promise.all([
        ...sent.map(({ code }) => forget(code)),
        ...unmarked.map((item) => items.put(marked(item))),
      ]);
      await transaction.done;
      if (sent.length + unmarked.length > 0) announce();
    },

    async clear() {
      const { transaction, items, forget } = await open();
      for (const code of await items.getAllKeys()) await forget(code);
      await transaction.done;
      announce();
    },

    observe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  // Each call is one transaction.
  return {
    ...store,
    list: () => carryOut(() => store.list()),
    add: (item, draft) => carryOut(() => store.add(item, draft)),
    replace: (item) => carryOut(() => store.replace(item)),
    remove: (code) => carryOut(() => store.remove(code)),
    returnToForm: (code, returned) => carryOut(() => store.returnToForm(code, returned)),
    forgetSent: () => carryOut(() => store.forgetSent()),
    clear: () => carryOut(() => store.clear()),
  };
}
