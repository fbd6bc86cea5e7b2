import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Subscribers by interval: one timer each, so that everything on a screen updates together. */
const clocks = new Map<number, Set<(now: Date) => void>>();

function follow(everyMs: number, tell: (now: Date) => void): () => void {
  const told = clocks.get(everyMs) ?? new Set();
  clocks.set(everyMs, told.add(tell));
  if (told.size === 1) start(everyMs, told);
  return () => void told.delete(tell);
}

function start(everyMs: number, told: Set<(now: Date) => void>): void {
  const timer = setInterval(() => {
    // Stops one tick after the last subscriber has left, so that a new one in between finds it running.
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
 * The current time, updated every minute, so that ages stay correct on an open screen.
 * @param everyMs a shorter interval
 */
export function useNow(everyMs = minuteMs): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => follow(everyMs, setNow), [everyMs]);
  return now;
}
