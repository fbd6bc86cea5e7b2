import type { DraftSource } from '../../src/shared/drafts';
import type { DraftRow } from '@/shared/device-database';
import { createMemoryStore } from '@/shared/lib/storage';

/** A device that stores drafts, and its tabs. */
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
      count: async () => {
        if (isLocked) throw new DOMException('no answer', 'TimeoutError');
        return rows.size;
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
    /** Arguments of `createDraftStore` and `draftStoreOf`; a new tab unless a session is given. */
    tab: (session = createMemoryStore(), now = () => new Date('2026-03-09T16:12:00Z')) => ({
      ...{ device, session, now, ports },
      ...ports,
    }),
    /** Kills the browser: all locks are released. */
    die: () => held.clear(),
    fill: () => {
      isFull = true;
    },
    /** Makes reading fail. */
    lock: () => {
      isLocked = true;
    },
  };
}
