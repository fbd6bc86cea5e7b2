const listeners = new Set<() => void>();

let isGranted: boolean | null = null;

/**
 * Whether the browser wakes the service worker of this phone for news; null before it has answered, and while
 * it is not asked to.
 */
export const readBackgroundCheck = (): boolean | null => isGranted;

/** Notes the browser's answer. */
export function noteBackgroundCheck(answer: boolean | null): void {
  isGranted = answer;
  listeners.forEach((listener) => listener());
}

/** Calls back when the browser has answered. Returns a function that unsubscribes. */
export function observeBackgroundCheck(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
