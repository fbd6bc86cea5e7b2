import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type Filters } from './filters';

/** Maximum number of tutors to compare. */
export const maximumCompared = 3;

/** State of the directory from the query string: filters, open profile, shortlist and comparison. */
export function useDirectory() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [wanted, setWanted] = useState<URLSearchParams | null>(null);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setWanted(null);
  }
  // Optimistic: the router updates the address a moment later, and a control would flip back until then.
  const shown = wanted ?? params;

  const go = (next: URLSearchParams, isReplaced: boolean) => {
    // An unchanged address would never reset the optimistic state.
    setWanted(next.toString() === address ? null : next);
    setParams(next, { replace: isReplaced, preventScrollReset: true });
  };
  const edited = (edit: (next: URLSearchParams) => void): URLSearchParams => {
    const next = new URLSearchParams(shown);
    edit(next);
    return next;
  };
  const addressWith = (edit: (next: URLSearchParams) => void) => `?${edited(edit).toString()}`;
  const compared = (shown.get('compare') ?? '').split('.').filter(Boolean).slice(0, maximumCompared);
  return {
    filters: readFilters(shown),
    /** @param isReplaced replaces the history entry, for text input: Back removes it in one step */
    setFilters: (filters: Filters, isReplaced = false) => go(writeFilters(shown, filters), isReplaced),
    /** Slug of the open profile, or null. */
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
