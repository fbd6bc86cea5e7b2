import { useEffect, useState } from 'react';
import type { OpenProgress } from '../storage/open-progress-store';
import type { ProgressChange } from '../storage/progress-store';
import { toBoundary } from './use-progress-store';

interface Live<Value> {
  readonly of: unknown;
  readonly value: Value;
}

/**
 * Reads from the progress, and again after each change that concerns it, in this tab or in another.
 * @param reading must be stable: it is repeated when it changes
 * @returns null while it loads
 */
export function useLive<Value>(
  progress: OpenProgress | null,
  reading: (opened: OpenProgress) => Promise<Value>,
  concerns: (change: ProgressChange) => boolean,
): Value | null {
  const [live, setLive] = useState<Live<Value> | null>(null);
  useEffect(() => {
    if (!progress) return;
    let newest = 0;
    const refresh = () => {
      newest += 1;
      const own = newest;
      // Drops an answer that a later reading has overtaken.
      reading(progress).then(
        (value) => {
          if (own === newest) setLive({ of: reading, value });
        },
        (cause: unknown) => {
          if (own === newest) setLive(() => toBoundary(cause));
        },
      );
    };
    refresh();
    const stop = progress.store.observe((change) => {
      if (concerns(change)) refresh();
    });
    return () => {
      newest = -1;
      stop();
    };
  }, [progress, reading, concerns]);
  return live?.of === reading ? live.value : null;
}
