import { useState } from 'react';
import { offerStateAt, type Offer } from '@/entities/offer';
import type { OffersArea } from './offers-area';

/**
 * The offers that wait for the tutor, the one that lapses first at the top, and those that waited while this
 * view was open: one that was answered, lapsed or was taken back stays in place until the view is opened
 * again, so that no button of another moves under a finger.
 */
export function useOpenOffers({ offers, now }: Pick<OffersArea, 'offers' | 'now'>): OffersArea['offers'] {
  const [seen, setSeen] = useState<readonly Offer['id'][]>([]);
  const added = offers.filter(({ item }) => offerStateAt(item, now) === 'sent' && !seen.includes(item.id));
  // React renders again at once; an effect would show the list without them first.
  if (added.length > 0) setSeen([...seen, ...added.map(({ item }) => item.id)]);
  return offers
    .filter((shown) => seen.includes(shown.item.id) || added.includes(shown))
    .sort((one, other) => one.item.createdAt.localeCompare(other.item.createdAt));
}
