import { useEffect } from 'react';
import type { Offer } from '@/entities/offer';

/**
 * Notes that the tutor's area shows these offers on this phone, so that the installed app no longer tells of
 * them. Nothing while they are loaded, nor for an administrator who looks in.
 */
export function useSeenOffers(tutorId: string, offers: readonly Offer[] | undefined): void {
  const lastMove = offers && Math.max(0, ...offers.map(({ movedAt }) => Date.parse(movedAt)));
  useEffect(() => {
    if (lastMove === undefined) return;
    import(/* webpackChunkName: "device" */ '@/shared/device-database')
      .then(({ accountNewsId, markSeen }) => markSeen(accountNewsId(tutorId), lastMove))
      // Without storage there are no news; without the chunk the move stays news.
      .catch(() => undefined);
  }, [tutorId, lastMove]);
}
