import { use } from 'react';
import { createDraftStore, type DraftStore } from './draft-store';
import { DraftSourceContext, type DraftSource } from './draft-source';

const stores = new WeakMap<DraftSource, DraftStore>();

/** The one store of a source: all forms of a tab see the same drafts. */
export function draftStoreOf(source: DraftSource): DraftStore {
  const store = stores.get(source) ?? createDraftStore(source.device, source.now);
  stores.set(source, store);
  return store;
}

export function useDraftStore(): DraftStore {
  const source = use(DraftSourceContext);
  if (!source) throw new Error('useDraftStore must be used inside DraftSourceContext');
  return draftStoreOf(source);
}
