import { use } from 'react';
import { useActorState, useDeferred } from '@/shared/lib/actors';
import { AppUpdateContext } from './app-update-context';
import {
  selectIsActivating,
  selectIsReadinessTold,
  selectIsRefreshNeeded,
  selectIsReplaced,
} from './app-update-selectors';

/** Offline readiness and available updates. */
export function useAppUpdate() {
  const actor = useDeferred(use(AppUpdateContext));
  return {
    /** To be said now, once on each device: the site works offline. */
    isReadinessTold: useActorState(actor, selectIsReadinessTold, false),
    isOffered: useActorState(actor, selectIsRefreshNeeded, false),
    /** The user accepted. The page reloads as soon as the new worker is active. */
    isActivating: useActorState(actor, selectIsActivating, false),
    /** Another tab updated; this one still runs old code. */
    isReplaced: useActorState(actor, selectIsReplaced, false),
    noteReadinessShown: () => actor?.send({ type: 'readiness.shown' }),
    confirmReadiness: () => actor?.send({ type: 'readiness.seen' }),
    accept: () => actor?.send({ type: 'update.accepted' }),
    postpone: () => actor?.send({ type: 'update.postponed' }),
  };
}
