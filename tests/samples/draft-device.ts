import type { DraftSource } from '../../src/shared/drafts';
import type { DraftRow } from '@/shared/device-database';
import { createMemoryStore } from '@/shared/lib/storage';

/** A device that keeps drafts, and the tabs that are open on it. */
export function createDraftDevice() {
  const rows = new Map<string, DraftRow>();
  const held = new Set<string>();
  const device = createMemoryStore();
  let isMoved = false;
  let isFull = false;
  let isLocked = false;
  const ports: NonNullable<DraftSource['ports']> = {
    rows: {
      list: async (form) => {
        if (isLocked) throw new DOMException('no answer', 'TimeoutError');
        return [...rows.values()]
          .filter((row) => row.form === form)
          .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
      },
      put: async (row) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        rows.set(row.id, row);
      },
      remove: async (id) => void rows.delete(id),
      clear: async (which) => {
        for (const row of rows.values()) if (which === 'all' || row.isOfAccount) rows.delete(row.id);
      },
      moveOnce: async (old) => {
        if (!isMoved) for (const row of old) rows.set(row.id, row);
        isMoved = true;
      },
    },
    hold: async (id) => {
      if (held.has(id)) return null;
      held.add(id);
      return () => void held.delete(id);
    },
  };
  return {
    rows,
    device,
    /** What `createDraftStore` and `draftStoreOf` take; a tab of its own unless its memory is given. */
    tab: (session = createMemoryStore(), now = () => new Date('2026-03-09T16:12:00Z')) => ({
      ...{ device, session, now, ports },
      ...ports,
    }),
    /** The browser was killed: nobody holds anything. */
    die: () => held.clear(),
    fill: () => {
      isFull = true;
    },
    /** It does not let itself be read. */
    lock: () => {
      isLocked = true;
    },
  };
}
