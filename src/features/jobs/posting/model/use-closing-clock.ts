import { useNow } from '@/shared/lib/clock';

const secondMs = 1000;
const minuteMs = 60_000;

/** The current time by the minute; by the second before a closing time, so that a post closes on time. */
export function useClosingClock(closesAt: string): Date {
  const byMinute = useNow();
  const left = Date.parse(closesAt) - byMinute.getTime();
  const isClose = left > 0 && left <= 2 * minuteMs;
  const bySecond = useNow(isClose ? secondMs : minuteMs);
  return isClose && bySecond > byMinute ? bySecond : byMinute;
}
