import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Who is told the time, by how often: one timer for all, so that everything on a screen changes at once. */
const clocks = new Map<number, Set<(now: Date) => void>>();

function follow(everyMs: number, tell: (now: Date) => void): () => void {
  const told = clocks.get(everyMs) ?? new Set();
  clocks.set(everyMs, told.add(tell));
  if (told.size === 1) start(everyMs, told);
  return () => void told.delete(tell);
}

function start(everyMs: number, told: Set<(now: Date) => void>): void {
  const timer = setInterval(() => {
    // Stops at the tick after the last one left: whoever comes in between finds it running.
    if (told.size === 0) {
      clearInterval(timer);
      if (clocks.get(everyMs) === told) clocks.delete(everyMs);
      return;
    }
    const now = new Date();
    for (const tell of told) tell(now);
  }, everyMs);
}

/**
 * The time, told anew each minute, so that ages and clocks stay true on a screen that is left open.
 * @param everyMs for clocks that run faster
 */
export function useNow(everyMs = minuteMs): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => follow(everyMs, setNow), [everyMs]);
  return now;
}
