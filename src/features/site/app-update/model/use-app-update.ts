import { use } from 'react';
import { useActorState, useDeferred } from '@/shared/lib/actors';
import { AppUpdateContext } from './app-update-context';
import {
  selectIsActivating,
  selectIsOfflineReady,
  selectIsRefreshNeeded,
  selectIsReplaced,
} from './app-update-selectors';

/** Whether the site works without network, and whether a newer release may be offered. */
export function useAppUpdate() {
  const actor = useDeferred(use(AppUpdateContext));
  return {
    isOfflineReady: useActorState(actor, selectIsOfflineReady, false),
    isOffered: useActorState(actor, selectIsRefreshNeeded, false),
    /** The person has said yes; the page loads again as soon as the new release can serve it. */
    isActivating: useActorState(actor, selectIsActivating, false),
    /** Another tab took the update; this one still runs the code of before. */
    isReplaced: useActorState(actor, selectIsReplaced, false),
    accept: () => actor?.send({ type: 'update.accepted' }),
    postpone: () => actor?.send({ type: 'update.postponed' }),
  };
}
