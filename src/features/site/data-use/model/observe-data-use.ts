import { readDataUse, type DataUse } from '@/shared/device-database';
import { startDataUse } from './start-data-use';

/**
 * Calls back with what was counted, until `signal`: at once, when this page has loaded more, and when somebody comes
 * back to it. With null when the device keeps nothing.
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
