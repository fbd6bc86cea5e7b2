import { useMemo } from 'react';
import { useAllOffersQuery, type Offer } from '@/entities/offer';
import { useProposalsQuery } from '@/entities/tuition-request';

const none: readonly Offer[] = [];

/** All offers, and those of one request, newest first; null while loading. */
export function useRequestOffers(ref: string) {
  const { data: all = null } = useAllOffersQuery(null);
  const { data: proposals } = useProposalsQuery(ref);
  const ofRequest = useMemo(() => {
    if (!all || !proposals) return null;
    const ids = new Set(proposals.map(({ offerId }) => offerId));
    return all.filter(({ id }) => ids.has(id));
  }, [all, proposals]);
  return { all: all ?? none, ofRequest };
}
