import { useMemo, useSyncExternalStore } from 'react';
import { followLag, knownLag } from './site-clock';
import { useNow } from './use-now';

const minuteMs = 60_000;

const none = () => 0;

/** The time by the host of the site. */
export interface RightTime {
  /** By the host; by the device until the host is heard. */
  readonly now: Date;
  /** What the device says. */
  readonly shown: Date;
  /** Whether the clock of the device is known to be wrong. */
  readonly isWrong: boolean;
}

/**
 * The current time by the last known clock of the host, as a moment: for what is checked or noted when
 * somebody presses. Follows nothing; a screen that needs it uses `useRightNow` too.
 */
export const rightNow = (): Date => new Date(Date.now() + knownLag());

/**
 * The current time by the clock of the host, updated every minute: that of a phone may be wrong by days. For
 * screens that say or offer times; the backend decides with its own clock.
 * @param everyMs a shorter interval
 */
export function useRightNow(everyMs = minuteMs): RightTime {
  const shown = useNow(everyMs);
  const lag = useSyncExternalStore(followLag, knownLag, none);
  const now = useMemo(() => (lag === 0 ? shown : new Date(shown.getTime() + lag)), [shown, lag]);
  return { now, shown, isWrong: lag !== 0 };
}
