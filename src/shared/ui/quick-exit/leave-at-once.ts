/**
 * Where a quick exit leads: an ordinary page that many open, of a host that is reached on most networks.
 * Without network the site's own home page, which the device has.
 */
export const neutralAddress = 'https://www.google.com/search?q=weather+in+Ghana';

const clearings = new Set<() => void>();

/**
 * Registers what empties the memory of an open part before the page is left. Returns a function that ends it.
 */
export function clearOnExit(clear: () => void): () => void {
  clearings.add(clear);
  return () => clearings.delete(clear);
}

/** Empties the memory of all open parts. */
const clearAll = (): void => clearings.forEach((clear) => clear());

/**
 * Leaves for a neutral page. First the memory is emptied and the page is hidden, because the answer of the
 * other page may take seconds. The entry in the history is replaced, so "back" does not lead here.
 */
export function leaveAtOnce(place: Pick<Location, 'replace'> = location): void {
  clearAll();
  document.title = '';
  document.documentElement.style.display = 'none';
  place.replace(navigator.onLine ? neutralAddress : '/');
}

/** Two presses of Escape within this many milliseconds leave the page. */
const pairMs = 1500;

/**
 * Leaves when Escape is pressed twice, and empties the memory whenever the page goes out of sight for good: a
 * browser may keep a page that was left in memory, and show it again on "back". Returns a function that ends
 * it.
 */
export function watchExits(leave: () => void = leaveAtOnce): () => void {
  const ends = new AbortController();
  let last = -Infinity;
  const onKey = ({ key, timeStamp, repeat }: KeyboardEvent) => {
    if (key !== 'Escape' || repeat) return;
    if (timeStamp - last <= pairMs) leave();
    last = timeStamp;
  };
  addEventListener('keydown', onKey, { capture: true, signal: ends.signal });
  addEventListener('pagehide', clearAll, { signal: ends.signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      clearAll();
      document.documentElement.style.display = '';
    },
    { signal: ends.signal },
  );
  return () => ends.abort();
}
