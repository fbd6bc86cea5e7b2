import { storageKeys } from '@/shared/config';
import type { DraftRow } from '@/shared/device-database';
import type { KeyValueStore } from '@/shared/lib/storage';

/** A draft as it was when its page was left, newer than on the disk. */
export interface LeftDraft {
  readonly row: DraftRow;
  /** Whether an older state of it lay on the disk: gone from there means sent or discarded elsewhere. */
  readonly wasWritten: boolean;
}

const prefix = `${storageKeys.drafts}-left.`;

/**
 * What was typed last before a page was left, for the next page of the tab. WebKit drops every IndexedDB transaction that begins
 * while a page is left; the storage of a tab is written at once. Drafts behind a sign-in are not kept here.
 */
export function createLeftDrafts(session: KeyValueStore) {
  return {
    keep: (left: LeftDraft): void => {
      if (!left.row.isOfAccount) session.set(prefix + left.row.form, JSON.stringify(left));
    },
    drop: (form: string): void => session.remove(prefix + form),
    dropAll: (): void => session.keys(prefix).forEach((key) => session.remove(key)),
    /** Reads the left draft of a form, named by its digest, and drops it. */
    take(form: string): LeftDraft | null {
      const text = session.get(prefix + form);
      session.remove(prefix + form);
      // Only `keep` writes under this key.
      return text === null ? null : (JSON.parse(text) as LeftDraft);
    },
  };
}

export type LeftDrafts = ReturnType<typeof createLeftDrafts>;
