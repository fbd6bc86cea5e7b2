import { storageKeys } from '@/shared/config';
import type { DraftRow } from '@/shared/device-database';
import type { KeyValueStore } from '@/shared/lib/storage';

/** A draft at the time its page was left, newer than on disk. */
export interface DraftSnapshot {
  readonly row: DraftRow;
  /** Whether an older state was on disk. If it is gone, the draft was sent or discarded elsewhere. */
  readonly wasWritten: boolean;
}

const prefix = `${storageKeys.drafts}-left.`;

/**
 * Hands the last changes of a page to the next page of the tab. WebKit aborts IndexedDB transactions that
 * begin while a page is left; session storage is synchronous. Drafts behind a sign-in are excluded.
 */
export function createDraftSnapshots(session: KeyValueStore) {
  return {
    keep: (left: DraftSnapshot): void => {
      if (!left.row.isOfAccount) session.set(prefix + left.row.form, JSON.stringify(left));
    },
    drop: (form: string): void => session.remove(prefix + form),
    dropAll: (): void => session.keys(prefix).forEach((key) => session.remove(key)),
    /** Returns and removes the entry of a form, named by its digest. */
    take(form: string): DraftSnapshot | null {
      const text = session.get(prefix + form);
      session.remove(prefix + form);
      // Only `keep` writes under this key.
      return text === null ? null : (JSON.parse(text) as DraftSnapshot);
    },
  };
}

export type DraftSnapshots = ReturnType<typeof createDraftSnapshots>;
