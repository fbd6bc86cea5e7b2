import { useCallback, useEffect, useState } from 'react';
import { bookingPath, parseBooking, type Booking } from '@/entities/counselling/booking';
import { useLoadBackend } from '@/shared/api';
import { BackendFailure, submitOnce, toBackendError, type BackendError, type Write } from '@/shared/backend';
import { isOnline } from '@/shared/lib/device';
import { clearOnExit } from '@/shared/ui/quick-exit';

type Read =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly error: BackendError }
  /** Null when no booking has the code. */
  | { readonly state: 'read'; readonly booking: Booking | null };

/** A booking by its code, read straight from the backend into this component, and kept nowhere else. */
export interface QuietReading {
  readonly read: Read;
  readonly again: () => void;
  /** Writes to the backend, then reads the booking again. */
  readonly commit: (writes: readonly Write[]) => Promise<void>;
}

export function useQuietBooking(code: string): QuietReading {
  const loadBackend = useLoadBackend();
  const [read, setRead] = useState<Read>({ state: 'reading' });
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Read) => {
      if (isCurrent) setRead(next);
    };
    loadBackend()
      .then(({ documents }) => documents.get(bookingPath(code)))
      .then((data) => show({ state: 'read', booking: data && parseBooking(code, data) }))
      .catch((cause: unknown) => show({ state: 'failed', error: toBackendError(cause) }));
    return () => {
      isCurrent = false;
    };
  }, [code, loadBackend, times]);
  useEffect(() => clearOnExit(() => setRead({ state: 'reading' })), []);
  const commit = useCallback<QuietReading['commit']>(
    async (writes) => {
      if (!isOnline()) throw new BackendFailure('offline', 'nothing waits for a network');
      const { documents } = await loadBackend();
      try {
        await submitOnce({ documents }, writes);
      } finally {
        again();
      }
    },
    [loadBackend, again],
  );
  return { read, again, commit };
}
