import { networkBytes, type TimelineEntry } from '@/shared/device-database';
import type { KeyValueStore } from '@/shared/lib/storage';

export interface DataMeterOptions {
  /** Adds to the ledger. */
  readonly add: (bytes: number) => Promise<void>;
  /** Calls back when the browser has nothing better to do. */
  readonly whenIdle: (work: () => void) => void;
  /** What a page that is left leaves for the next. */
  readonly left: Pick<KeyValueStore, 'get' | 'set' | 'remove'>;
}

export interface DataMeter {
  /** Takes note of what has come; it is written down later, together with what comes until then. */
  readonly count: (entries: readonly TimelineEntry[]) => void;
  /** Leaves what is noted for the next page, at once: a database has no time to answer when a page goes away. */
  readonly leave: () => void;
  /** Takes over what a page has left, this one or another. */
  readonly takeOver: () => void;
  /** Calls back when something was written down. Returns the unsubscriber. */
  readonly subscribe: (onWritten: () => void) => () => void;
}

const leftKey = 'lifeline.dataUse.left';

/** Gathers what comes over the network, so that a page of forty files is one entry in the ledger. */
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
      // The device keeps nothing now; perhaps it does with what comes next.
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
    takeOver() {
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
