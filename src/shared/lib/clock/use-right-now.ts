import { useMemo, useSyncExternalStore } from 'react';
import { followLag, knownLag } from './site-clock';
import { useNow } from './use-now';

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
 * The current time by the clock of the host, updated every minute: that of a phone may be wrong by days. For
 * screens that offer times; the backend decides with its own clock.
 */
export function useRightNow(): RightTime {
  const shown = useNow();
  const lag = useSyncExternalStore(followLag, knownLag, none);
  const now = useMemo(() => (lag === 0 ? shown : new Date(shown.getTime() + lag)), [shown, lag]);
  return { now, shown, isWrong: lag !== 0 };
}
