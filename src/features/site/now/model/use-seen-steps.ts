import { useEffect } from 'react';
import type { Tracking } from '@/entities/tracking';

/**
 * Notes that the steps of a code are shown here, so that the installed app no longer tells of them. What a
 * page reads without showing it stays news.
 */
export function useSeenSteps(code: string, { steps: { length } }: Tracking): void {
  useEffect(() => {
    import(/* webpackChunkName: "device" */ '@/shared/device-database')
      .then(({ markSeen }) => markSeen(code, length))
      // Without storage there are no news; without the chunk the step stays news.
      .catch(() => undefined);
  }, [code, length]);
}
