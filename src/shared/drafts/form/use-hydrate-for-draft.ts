import { useEffect } from 'react';
import type { DraftName } from '../store/draft-name';
import { useDraftStore } from './use-draft-store';

/** Hydrates a deferred form when this device has a draft for it. */
export function useHydrateForDraft({ form }: DraftName, hydrate: () => void): void {
  const store = useDraftStore();
  useEffect(() => {
    const look = async () => {
      if (await store.has(form)) hydrate();
    };
    void look();
  }, [store, form, hydrate]);
}
