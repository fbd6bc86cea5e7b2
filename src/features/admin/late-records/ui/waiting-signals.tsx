import { useEffect, useRef } from 'react';
import { playChime, showBadge } from '@/shared/lib/device';
import { hasArrived } from '../model/arrivals';
import { isSoundWanted } from '../model/desk-sound';
import { useWaiting } from '../model/use-waiting';

/**
 * Tells of what waits for a first answer outside the page: as the number on the icon of the installed app,
 * with a sound for what is new where that is wanted, and to `onCount` for the title. Renders nothing.
 */
export function WaitingSignals({ onCount }: { onCount: (count: number) => void }) {
  const waiting = useWaiting();
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (waiting === null) return;
    if (hasArrived(before.current, waiting) && isSoundWanted()) playChime();
    before.current = waiting;
    onCount(waiting.size);
    void showBadge(waiting.size);
  }, [waiting, onCount]);
  // The next person at this device is not the office.
  useEffect(() => () => void showBadge(0), []);
  return null;
}
