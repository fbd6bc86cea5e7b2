import { useEffect, useState, type ComponentType } from 'react';
import { isOnline, observeNetwork, observeReturn } from '../device';

/**
 * Loads a component. Offline, returns a wrapper that renders `OfflineFallback` until the network is back and
 * the code has loaded.
 * @param OfflineFallback offline fallback
 * @throws the loading error, when online
 */
export async function loadOrFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  OfflineFallback: ComponentType,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (cause) {
    if (isOnline()) throw cause;
  }
  return function RetryOnline(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      const tryAgain = () => {
        if (!isOnline()) return;
        // A failed retry waits for the next event.
        load().then(
          (found) => setPart(() => found),
          () => undefined,
        );
      };
      // A suspended page receives no network event.
      const stops = [observeNetwork(tryAgain), observeReturn(tryAgain)];
      return () => stops.forEach((stop) => stop());
    }, []);
    return Part ? <Part {...props} /> : <OfflineFallback />;
  };
}
