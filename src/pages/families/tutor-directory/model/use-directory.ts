import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type Filters } from './filters';

/** Tutors side by side, at most. */
export const mostCompared = 3;

/** What the page shows, as its address says: filters, an opened profile, the own list, and who is compared. */
export function useDirectory() {
  const [params, setParams] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void, isReplaced = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: isReplaced, preventScrollReset: true },
    );
  const addressWith = (edit: (next: URLSearchParams) => void): string => {
    const next = new URLSearchParams(params);
    edit(next);
    return `?${next.toString()}`;
  };
  const compared = (params.get('compare') ?? '').split('.').filter(Boolean).slice(0, mostCompared);
  return {
    filters: readFilters(params),
    /** @param isReplaced for words that are being typed: Back leaves them all at once */
    setFilters: (filters: Filters, isReplaced = false) =>
      setParams((before) => writeFilters(before, filters), { replace: isReplaced, preventScrollReset: true }),
    /** The profile that is open; null when none is. */
    opened: params.get('tutor'),
    addressOf: (slug: string) => addressWith((next) => next.set('tutor', slug)),
    listAddress: addressWith((next) => next.delete('tutor')),
    isOwnList: params.get('view') === 'mine',
    allAddress: addressWith((next) => {
      next.delete('view');
      next.delete('compare');
    }),
    ownListAddress: addressWith((next) => next.set('view', 'mine')),
    compared,
    compare: (slug: string, isCompared: boolean) =>
      change((next) => {
        const others = compared.filter((one) => one !== slug);
        const all = isCompared ? [...others, slug] : others;
        if (all.length === 0) next.delete('compare');
        else next.set('compare', all.join('.'));
      }, true),
  };
}

export type Directory = ReturnType<typeof useDirectory>;
