import { useEffect } from 'react';
import type { DraftName } from '../store/draft-name';
import { useDraftStore } from './use-draft-store';

/** Wakes a form that still sleeps, because this device has something typed to show in it. */
export function useWakeForDraft({ form }: DraftName, wake: () => void): void {
  const store = useDraftStore();
  useEffect(() => {
    const look = async () => {
      if (await store.has(form)) wake();
    };
    void look();
  }, [store, form, wake]);
}
