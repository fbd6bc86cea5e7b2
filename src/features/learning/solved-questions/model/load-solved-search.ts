import type { SolvedSearch } from './solved-search';

/** Loads the search, in a chunk of its own, when somebody asks for it. */
export async function loadSolvedSearch(file: unknown): Promise<SolvedSearch> {
  const { createSolvedSearch } = await import(/* webpackChunkName: "solved-search" */ './solved-search');
  return createSolvedSearch(file);
}
