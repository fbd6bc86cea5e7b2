import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery, writeQuery, type BoardQuery } from './filters';

/** State of the board from the query string. */
export function useBoard() {
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
  const query = readQuery(shown);

  const addressWith = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(shown);
    edit(next);
    const text = next.toString();
    return text === '' ? '?' : `?${text}`;
  };
  return {
    query,
    /** @param isReplaced replaces the history entry, for text input: Back removes it in one step */
    setQuery: (change: Partial<BoardQuery>, isReplaced = false) => {
      const next = writeQuery(shown, { ...query, ...change });
      // An unchanged address would never reset the optimistic state.
      setWanted(next.toString() === address ? null : next);
      setParams(next, { replace: isReplaced, preventScrollReset: true });
    },
    /** The query alone, as a saved search is stored. */
    search: writeQuery(new URLSearchParams(), query).toString(),
    isOwnList: shown.get('view') === 'mine',
    allAddress: addressWith((next) => next.delete('view')),
    ownListAddress: addressWith((next) => next.set('view', 'mine')),
  };
}

export type Board = ReturnType<typeof useBoard>;
