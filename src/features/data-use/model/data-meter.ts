import { networkBytes, type TimelineEntry } from '@/shared/device-database';

export interface DataMeterOptions {
  /** Adds to the ledger. */
  readonly add: (bytes: number) => Promise<void>;
  /** Calls back when the browser has nothing better to do. */
  readonly whenIdle: (work: () => void) => void;
}

export interface DataMeter {
  /** Takes note of what has come; it is written down later, together with what comes until then. */
  readonly count: (entries: readonly TimelineEntry[]) => void;
  /** Writes down what is noted, now. */
  readonly flush: () => void;
  /** Calls back when something was written down. Returns the unsubscriber. */
  readonly subscribe: (onWritten: () => void) => () => void;
}

/** Gathers what comes over the network, so that a page of forty files is one entry in the ledger. */
export function createDataMeter({ add, whenIdle }: DataMeterOptions): DataMeter {
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

  return {
    count(entries) {
      noted += networkBytes(entries);
      if (noted === 0 || isPlanned) return;
      isPlanned = true;
      whenIdle(flush);
    },
    flush,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
