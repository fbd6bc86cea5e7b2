import { useEffect, useState } from 'react';
import { useSolvedIndexQuery } from '../api/solved-index-api';
import { loadSolvedSearch } from './load-solved-search';
import type { SolvedSearch } from './solved-search';

/**
 * The search of solved questions; null until it is ready. Loads nothing before it is wanted.
 * @param isWanted whether somebody asked for it
 */
export function useSolvedSearch(isWanted: boolean): {
  readonly search: SolvedSearch | null;
  readonly error: unknown;
} {
  const { data, error } = useSolvedIndexQuery(null, { skip: !isWanted });
  const [search, setSearch] = useState<SolvedSearch | null>(null);
  const [problem, setProblem] = useState<unknown>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    let isWaiting = true;
    loadSolvedSearch(data).then(
      (loaded) => {
        if (isWaiting) setSearch(loaded);
      },
      (cause: unknown) => {
        if (isWaiting) setProblem(cause);
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [data]);
  return { search, error: error ?? problem };
}
