import { networkBytes, type TimelineEntry } from '@/shared/device-database';
import type { KeyValueStore } from '@/shared/lib/storage';

export interface DataMeterOptions {
  /** Adds to the stored total. */
  readonly add: (bytes: number) => Promise<void>;
  /** Schedules work for an idle period. */
  readonly whenIdle: (work: () => void) => void;
  /** Storage for bytes that were not written before the page closed. */
  readonly left: Pick<KeyValueStore, 'get' | 'set' | 'remove'>;
}

export interface DataMeter {
  /** Counts the transferred bytes. The total is written later, in one batch. */
  readonly count: (entries: readonly TimelineEntry[]) => void;
  /** Stores unwritten bytes synchronously: a database write would not finish before the page closes. */
  readonly leave: () => void;
  /** Takes over the bytes that a previous page could not write. */
  readonly resume: () => void;
  /** Calls back after each write. Returns an unsubscribe function. */
  readonly subscribe: (onWritten: () => void) => () => void;
}

const leftKey = 'lifeline.dataUse.left';

/** Batches transferred bytes, so that a page of forty files makes one write. */
export function createDataMeter({ add, whenIdle, left }: DataMeterOptions): DataMeter {
  let noted = 0;
  let isPlanned = false;
  const listeners = new Set<() => void>();

  function flush(): void {
    isPlanned = false;
    if (noted === 0) return;
    const bytes = noted;
    noted = 0;
    add(bytes).then(
      () => listeners.forEach((listener) => listener()),
      // The write failed: keep the bytes for the next write.
      () => (noted += bytes),
    );
  }

  function note(bytes: number): void {
    noted += bytes;
    if (noted === 0 || isPlanned) return;
    isPlanned = true;
    whenIdle(flush);
  }

  const readLeft = () => Number(left.get(leftKey)) || 0;

  return {
    count: (entries) => note(networkBytes(entries)),
    leave() {
      if (noted > 0 && left.set(leftKey, String(readLeft() + noted))) noted = 0;
    },
    resume() {
      const bytes = readLeft();
      left.remove(leftKey);
      note(bytes);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
