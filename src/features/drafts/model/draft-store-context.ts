import { createContext, use } from 'react';
import type { DraftStore } from './draft-store';

/** Provided by app/composition. */
export const DraftStoreContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftStoreContext);
  if (!store) throw new Error('useDraftStore must be used inside DraftStoreContext');
  return store;
}
