import { useMemo } from 'react';
import {
  isOpenOffer,
  useOffersByIdQuery,
  useOffersSinceQuery,
  useOpenOffersQuery,
  type Offer,
} from '@/entities/offer';
import { useProposalsQuery } from '@/entities/tuition-request';
import { useNow } from '@/shared/lib/clock';
import { rememberedMs } from '../model/tutor-history';

const none: readonly Offer[] = [];

const dayMs = 86_400_000;
const hourSeconds = 3600;

/**
 * Offers of all families that the ranking of tutors uses, newest first: those that are open, and of the
 * others those of the time that it remembers. Null while loading: the ranking must not change under a finger.
 */
export function useKnownOffers(): readonly Offer[] | null {
  const today = Math.floor(useNow().getTime() / dayMs) * dayMs;
  const { data: open } = useOpenOffersQuery(null);
  const { data, isError } = useOffersSinceQuery(new Date(today - rememberedMs).toISOString(), {
    refetchOnMountOrArgChange: hourSeconds,
  });
  // Without those that are over the ranking knows less, and still ranks.
  const lately = data ?? (isError ? none : undefined);
  return useMemo(() => {
    if (!open || !lately) return null;
    const isKnown = new Set(open.map(({ id }) => id));
    // One that was open then and is over now is missing until it is read again.
    const over = lately.filter(({ id, state }) => !isKnown.has(id) && !isOpenOffer(state));
    return [...open, ...over].sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
  }, [open, lately]);
}

/** Offers of one request in any state, newest first; null while loading. */
export function useRequestOffers(ref: string): readonly Offer[] | null {
  const { data: open } = useOpenOffersQuery(null);
  const { data: proposals } = useProposalsQuery(ref);
  const ids = useMemo(() => proposals?.map(({ offerId }) => offerId).sort() ?? [], [proposals]);
  const openHere = useMemo(() => open?.filter(({ id }) => ids.includes(id)) ?? none, [open, ids]);
  const asked = { ids, open: openHere.map(({ id }) => id).sort() };
  const { data: stored } = useOffersByIdQuery(asked, { skip: !open || ids.length === 0 });
  return useMemo(() => {
    if (!proposals || !open) return null;
    if (ids.length === 0) return none;
    if (!stored) return null;
    const byId = new Map(
      [...stored, ...openHere].filter(({ id }) => ids.includes(id)).map((offer) => [offer.id, offer]),
    );
    return [...byId.values()].sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
  }, [proposals, open, ids, stored, openHere]);
}
