import { useEffect, useState, type ComponentType } from 'react';
import { isOnline, observeNetwork, observeReturn } from '../device';

/** Wait before the first retry, and the longest one, in milliseconds. Each wait is twice the one before. */
const firstWait = 1_000;
const longestWait = 60_000;

/**
 * Loads a component. Offline, returns a wrapper that renders `OfflineFallback` until the network is back and
 * the code has loaded.
 * @param OfflineFallback offline fallback; it receives the props of the component
 * @throws the loading error, when online
 */
export async function loadOrFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  OfflineFallback: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (cause) {
    if (isOnline()) throw cause;
  }
  return function RetryOnline(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isMounted = true;
      const tryAgain = (wait = firstWait) => {
        clearTimeout(timer);
        if (!isOnline()) return;
        load().then(
          (found) => setPart(() => found),
          // The browser reports the network before the first request passes.
          () => {
            if (isMounted) timer = setTimeout(tryAgain, wait, Math.min(2 * wait, longestWait));
          },
        );
      };
      // A suspended page receives no network event.
      const stops = [observeNetwork(() => tryAgain()), observeReturn(() => tryAgain())];
      return () => {
        isMounted = false;
        clearTimeout(timer);
        stops.forEach((stop) => stop());
      };
    }, []);
    return Part ? <Part {...props} /> : <OfflineFallback {...props} />;
  };
}
