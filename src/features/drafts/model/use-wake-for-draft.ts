import { useEffect } from 'react';
import { keptName, type DraftName } from './draft-name';
import { useDraftStore } from './use-draft-store';

/** Wakes a form that still sleeps, because this device has something typed to show in it. */
export function useWakeForDraft({ form }: DraftName, wake: () => void): void {
  const store = useDraftStore();
  useEffect(() => {
    if ([form, keptName(form)].some((name) => store.versions(name).length > 0)) wake();
  }, [store, form, wake]);
}
