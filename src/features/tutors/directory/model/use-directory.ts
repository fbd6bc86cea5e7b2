import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type Filters } from './filters';

/** Tutors side by side, at most. */
export const mostCompared = 3;

/** What the page shows, as its address says: filters, an opened profile, the own list, and who is compared. */
export function useDirectory() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [wanted, setWanted] = useState<URLSearchParams | null>(null);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setWanted(null);
  }
  // The address follows a moment after a press, and a choice that is shown by it would spring back until then.
  const shown = wanted ?? params;

  const go = (next: URLSearchParams, isReplaced: boolean) => {
    // An address that stays the same would never take the wish back.
    setWanted(next.toString() === address ? null : next);
    setParams(next, { replace: isReplaced, preventScrollReset: true });
  };
  const edited = (edit: (next: URLSearchParams) => void): URLSearchParams => {
    const next = new URLSearchParams(shown);
    edit(next);
    return next;
  };
  const addressWith = (edit: (next: URLSearchParams) => void) => `?${edited(edit).toString()}`;
  const compared = (shown.get('compare') ?? '').split('.').filter(Boolean).slice(0, mostCompared);
  return {
    filters: readFilters(shown),
    /** @param isReplaced for words that are being typed: Back leaves them all at once */
    setFilters: (filters: Filters, isReplaced = false) => go(writeFilters(shown, filters), isReplaced),
    /** The profile that is open; null when none is. */
    opened: shown.get('tutor'),
    addressOf: (slug: string) => addressWith((next) => next.set('tutor', slug)),
    listAddress: addressWith((next) => next.delete('tutor')),
    isOwnList: shown.get('view') === 'mine',
    allAddress: addressWith((next) => {
      next.delete('view');
      next.delete('compare');
    }),
    ownListAddress: addressWith((next) => next.set('view', 'mine')),
    compared,
    compare: (slug: string, isCompared: boolean) =>
      go(
        edited((next) => {
          const others = compared.filter((one) => one !== slug);
          const all = isCompared ? [...others, slug] : others;
          if (all.length === 0) next.delete('compare');
          else next.set('compare', all.join('.'));
        }),
        true,
      ),
  };
}

export type Directory = ReturnType<typeof useDirectory>;
