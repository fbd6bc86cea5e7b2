import type { DraftRow } from '@/shared/device-database';
import type { LeftDraft } from './left-drafts';

/** What became of a draft on this device. */
export type KeptState =
  | { readonly kind: 'saved'; readonly savedAt: string }
  | { readonly kind: 'full' }
  | { readonly kind: 'empty' };

export interface OpenDraftPorts {
  readonly rows: {
    put(row: DraftRow): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** Keeps a draft for this tab alone; resolves with what lets go of it, or null when another tab has it. */
  readonly hold: (id: string, waitMs: number) => Promise<(() => void) | null>;
  readonly newId: () => string;
  /** Told when the state, or the id, has changed. */
  readonly onChange: () => void;
}

/** What was typed is written this long after the last letter, and at the latest so long after the first, in milliseconds. */
const pauseMs = 300;
const latestMs = 800;

const isNothing = ({ texts, reserved, hasFiles }: DraftRow) =>
  texts.length === 0 && reserved === undefined && !hasFiles;

const stateOf = (row: DraftRow): KeptState =>
  row.texts.length === 0 ? { kind: 'empty' } : { kind: 'saved', savedAt: row.savedAt };

/**
 * The draft of one form in this tab. What changes is there at once, and written a moment later; `state` says only what lies on
 * the disk.
 * @param first as it was found on this device, or an empty one
 * @param lock lets go of a draft that was found; null for an empty one
 */
export function createOpenDraft(first: DraftRow, lock: (() => void) | null, ports: OpenDraftPorts) {
  const { rows, onChange } = ports;
  let row = first;
  let state = stateOf(first);
  let release = lock;
  let isUnwritten = false;
  let isHandedOver = false;
  let writes = 0;
  /** The number of the newest write that has ended. */
  let ended = 0;
  let wasWritten = lock !== null;
  /** The write that was begun last. */
  let writing = Promise.resolve();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  const stopTimers = () => {
    clearTimeout(soon);
    clearTimeout(latest);
    latest = undefined;
  };
  const letGo = () => {
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
    // Only the last word counts.
    if (own === writes) show(outcome);
  };
  /** Writes what is not written yet. Resolves once all of it is on the disk, or could not be kept. */
  const flush = (): Promise<void> => {
    stopTimers();
    if (isUnwritten && !isHandedOver) writing = write();
    return writing;
  };
  const hold = async () => {
    // Before the first write, so that no other tab takes it for a draft that nobody has.
    const asking = () => undefined;
    release = asking;
    const taken = await ports.hold(row.id, 0).catch(() => null);
    if (release === asking) release = taken;
    else taken?.();
  };
  /** Nothing more of this draft is written; the next letter begins another. */
  const begin = (): string => {
    const { id } = row;
    stopTimers();
    letGo();
    writes += 1;
    ended = writes;
    wasWritten = false;
    isUnwritten = false;
    isHandedOver = false;
    const { isOfAccount, form } = row;
    row = { id: ports.newId(), form, savedAt: '', texts: [], ...(isOfAccount && { isOfAccount }) };
    show({ kind: 'empty' });
    return id;
  };

  return {
    row: () => row,
    state: () => state,
    flush,
    /** The draft where it is newer than on the disk; null where it is not, and while it is being sent. */
    unwritten: (): LeftDraft | null =>
      (isUnwritten || ended < writes) && !isHandedOver && !isNothing(row) ? { row, wasWritten } : null,
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
     * Writes what is not written yet, then nothing until `takeUp`, `leave` or `forget`: what is typed while it is sent must not bring it
     * back. Resolves once it is on the disk, or could not be kept.
     */
    handOver(): Promise<void> {
      const written = flush();
      isHandedOver = true;
      return written;
    },
    /** Leaves only these texts of it, at once. */
    leave(texts: DraftRow['texts']): Promise<void> {
      isHandedOver = false;
      const { reserved: _sent, ...others } = row;
      row = { ...others, texts };
      isUnwritten = true;
      return flush();
    },
    /** It was not sent after all. */
    takeUp() {
      if (!isHandedOver) return;
      isHandedOver = false;
      isUnwritten = true;
      void flush();
    },
    /**
     * Takes what this device has of it now, when another page may have sent it or typed on; null when it is gone. What is not on
     * the disk, or on its way to the backend, stays as it is. Says whether it is another draft now.
     */
    comeBack(found: DraftRow | null): boolean {
      const isOurs = isUnwritten || isHandedOver || state.kind !== 'saved';
      if (isOurs || JSON.stringify(found?.texts) === JSON.stringify(row.texts)) return false;
      if (found) {
        row = found;
        show(stateOf(found));
      } else begin();
      return true;
    },
    /** Removes it from this device. */
    async forget(): Promise<void> {
      await rows.remove(begin()).catch(() => undefined);
    },
    /** The form is left: another tab may have it. */
    async close(): Promise<void> {
      await flush();
      letGo();
    },
  };
}

export type OpenDraft = ReturnType<typeof createOpenDraft>;
