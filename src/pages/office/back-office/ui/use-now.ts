import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, told anew each minute, so that ages and late offers stay true on a screen that is left open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
