import type { DraftRow } from '@/shared/device-database';
import type { DraftSnapshot } from './draft-snapshots';
import { isStoredAlike } from './draft-state';

/** Whether a draft is stored on this device. */
export type KeptState =
  | { readonly kind: 'saved'; readonly savedAt: string }
  | { readonly kind: 'full' }
  | { readonly kind: 'empty' };

export interface OpenDraftPorts {
  readonly rows: {
    put(row: DraftRow): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /**
   * Locks a draft for this tab. Resolves with the release function, or null when another tab holds the lock.
   */
  readonly hold: (id: string, waitMs: number) => Promise<(() => void) | null>;
  readonly newId: () => string;
  /** Called when the state or the id has changed. */
  readonly onChange: () => void;
}

/** Debounce after the last keystroke, and maximum delay after the first, in milliseconds. */
const pauseMs = 300;
const latestMs = 800;

const isNothing = ({ texts, reserved, hasFiles }: DraftRow) =>
  texts.length === 0 && reserved === undefined && !hasFiles;

const stateOf = (row: DraftRow): KeptState =>
  row.texts.length === 0 ? { kind: 'empty' } : { kind: 'saved', savedAt: row.savedAt };

/**
 * The draft of one form in this tab. Changes apply at once and are written after a debounce; `state` reports
 * what is on disk.
 * @param first the stored row, or an empty one
 * @param lock releases the lock of a stored draft; null for an empty one
 */
export function createOpenDraft(first: DraftRow, lock: (() => void) | null, ports: OpenDraftPorts) {
  const { rows, onChange } = ports;
  let row = first;
  let state = stateOf(first);
  let release = lock;
  let isUnwritten = false;
  let isSuspended = false;
  let writes = 0;
  /** Sequence number of the newest finished write. */
  let ended = 0;
  let wasWritten = lock !== null;
  /** The newest write. */
  let writing = Promise.resolve();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  const stopTimers = () => {
    clearTimeout(soon);
    clearTimeout(latest);
    latest = undefined;
  };
  const releaseLock = () => {
    release?.();
    release = null;
  };
  const show = (next: KeptState) => {
    state = next;
    onChange();
  };
  const write = async (): Promise<void> => {
    isUnwritten = false;
    writes += 1;
    const own = writes;
    const written = row;
    let outcome = stateOf(written);
    try {
      await (isNothing(written) ? rows.remove(written.id) : rows.put(written));
      if (written.id === row.id) wasWritten = !isNothing(written);
    } catch {
      outcome = { kind: 'full' };
    }
    ended = Math.max(ended, own);
    // Only the newest write sets the state.
    if (own === writes) show(outcome);
  };
  /** Writes pending changes. Resolves once they are on disk, or the write has failed. */
  const flush = (): Promise<void> => {
    stopTimers();
    if (isUnwritten && !isSuspended) writing = write();
    return writing;
  };
  const hold = async () => {
    // Lock before the first write, so that no other tab claims the draft.
    const asking = () => undefined;
    release = asking;
    const taken = await ports.hold(row.id, 0).catch(() => null);
    if (release === asking) release = taken;
    else taken?.();
  };
  /** Closes this draft without writing; the next change starts a new one. */
  const begin = (): string => {
    const { id } = row;
    stopTimers();
    releaseLock();
    writes += 1;
    ended = writes;
    wasWritten = false;
    isUnwritten = false;
    isSuspended = false;
    const { isOfAccount, form } = row;
    row = { id: ports.newId(), form, savedAt: '', texts: [], ...(isOfAccount && { isOfAccount }) };
    show({ kind: 'empty' });
    return id;
  };

  return {
    row: () => row,
    state: () => state,
    flush,
    /** The draft when it is newer than on disk; null otherwise, and while it is being sent. */
    unwritten: (): DraftSnapshot | null =>
      (isUnwritten || ended < writes) && !isSuspended && !isNothing(row) ? { row, wasWritten } : null,
    change(change: Partial<Pick<DraftRow, 'texts' | 'savedAt' | 'reserved'>> & { hasFiles?: boolean }) {
      const { hasFiles, ...others } = { ...row, ...change };
      row = hasFiles ? { ...others, hasFiles } : others;
      isUnwritten = true;
      if (!release) void hold();
      clearTimeout(soon);
      soon = setTimeout(() => void flush(), pauseMs);
      latest ??= setTimeout(() => void flush(), latestMs);
    },
    /**
     * Flushes, then stops writing until `resumeWriting`, `leave` or `forget`: input during sending must not
     * restore the draft. Resolves once it is on disk, or the write has failed.
     */
    suspendWriting(): Promise<void> {
      const written = flush();
      isSuspended = true;
      return written;
    },
    /** Keeps only these texts, at once. */
    leave(texts: DraftRow['texts']): Promise<void> {
      isSuspended = false;
      const { reserved: _sent, ...others } = row;
      row = { ...others, texts };
      isUnwritten = true;
      return flush();
    },
    /** Sending failed: resumes writing. */
    resumeWriting() {
      if (!isSuspended) return;
      isSuspended = false;
      isUnwritten = true;
      void flush();
    },
    /**
     * Adopts the stored row after a return to the page; null means that it was deleted. Keeps unwritten
     * changes and a draft that is being sent. Returns whether the draft changed.
     * @param found the stored row, which another page may have changed
     */
    comeBack(found: DraftRow | null): boolean {
      const isOurs = isUnwritten || isSuspended || state.kind !== 'saved';
      if (isOurs || isStoredAlike(found?.texts, row.texts)) return false;
      if (found) {
        row = found;
        show(stateOf(found));
      } else begin();
      return true;
    },
    /** Deletes it from this device. */
    async forget(): Promise<void> {
      await rows.remove(begin()).catch(() => undefined);
    },
    /** Flushes and releases the lock. */
    async close(): Promise<void> {
      await flush();
      releaseLock();
    },
  };
}

export type OpenDraft = ReturnType<typeof createOpenDraft>;
