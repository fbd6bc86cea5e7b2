import { useMemo } from 'react';
import {
  isOpenOffer,
  useOffersByIdQuery,
  useOffersSinceQuery,
  useOpenOffersQuery,
  type Offer,
} from '@/entities/offer';
import { useProposalsQuery } from '@/entities/tuition-request';
import { newestFirst } from '@/shared/api';
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
    return [...open, ...over].sort(newestFirst);
  }, [open, lately]);
}

interface RequestOffers {
  /** In any state, newest first; null until they are read. */
  readonly offers: readonly Offer[] | null;
  /** Why they are not read; undefined while nothing failed. */
  readonly error: unknown;
}

/** Offers of one request. */
export function useRequestOffers(ref: string): RequestOffers {
  const proposals = useProposalsQuery(ref);
  const ids = useMemo(() => proposals.data?.map(({ offerId }) => offerId).sort() ?? [], [proposals.data]);
  const stored = useOffersByIdQuery(ids, { skip: ids.length === 0 });
  const { currentData, data: last } = stored;
  const offers = useMemo(() => {
    if (proposals.data === undefined) return null;
    if (ids.length === 0) return none;
    if (currentData) return [...currentData].sort(newestFirst);
    // While one more is read, those of this request stay: a part that vanishes takes focus and answers along.
    const known = last?.filter(({ id }) => ids.includes(id)) ?? none;
    return known.length > 0 ? [...known].sort(newestFirst) : null;
  }, [proposals.data, ids, currentData, last]);
  return { offers, error: proposals.error ?? stored.error };
}
