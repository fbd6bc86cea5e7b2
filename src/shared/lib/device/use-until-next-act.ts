import { useEffect, useState } from 'react';

/**
 * What came of an act, as `copied`, until the person acts again: presses anything, or Escape. It is null
 * before and after. Use it for words that matter for a moment, in a place that is a live region throughout.
 */
export function useUntilNextAct<Outcome>(): [Outcome | null, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    // Not before the click: what goes must not move or uncover anything under the finger.
    addEventListener('click', () => setOutcome(null), options);
    addEventListener('keydown', ({ key }) => (key === 'Escape' ? setOutcome(null) : undefined), options);
    return () => stop.abort();
  }, [outcome]);
  return [outcome, setOutcome];
}
