import { useEffect } from 'react';
import type { DraftName } from '../store/draft-name';
import { useDraftStore } from './use-draft-store';

/** Wakes a sleeping form when this device has a draft for it. */
export function useWakeForDraft({ form }: DraftName, wake: () => void): void {
  const store = useDraftStore();
  useEffect(() => {
    const look = async () => {
      if (await store.has(form)) wake();
    };
    void look();
  }, [store, form, wake]);
}
