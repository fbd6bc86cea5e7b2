import { useSyncExternalStore } from 'react';
import { useDraftStore } from './use-draft-store';

const never = () => false;

/** Whether the phone is shared, as the person has just said it. */
export function useSharedPhone(): boolean {
  const drafts = useDraftStore();
  return useSyncExternalStore(
    (onChange) => drafts.observe(onChange),
    () => drafts.isSharedPhone(),
    never,
  );
}
