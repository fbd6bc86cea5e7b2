import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The time, told anew each minute, so that ages and clocks stay true on a screen that is left open.
 * @param everyMs for clocks that run faster
 */
export function useNow(everyMs = minuteMs): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
