import { readDataUse, type DataUse } from '@/shared/device-database';
import { startDataUse } from './start-data-use';

/**
 * Calls back with the data use until `signal` aborts: immediately, after each write, and when the tab becomes
 * visible. Passes null when the device cannot store it.
 */
export function observeDataUse(onChange: (use: DataUse | null) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const tell = async () => {
    const use = await readDataUse(new Date()).catch(() => null);
    if (!signal.aborted) onChange(use);
  };
  void tell();
  const stop = startDataUse().subscribe(() => void tell());
  signal.addEventListener('abort', stop);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void tell();
    },
    { signal },
  );
}
