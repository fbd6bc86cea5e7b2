import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Subscribes to a value of an actor. Returns `before` while there is no actor, as in a prerendered page.
 * `select` must return the same object for the same snapshot.
 */
export function useActorState<Actor extends AnyActorRef, Selected>(
  actor: Actor | null,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
  before: Selected,
): Selected {
  return useSelector(actor ?? undefined, (snapshot) => (snapshot ? select(snapshot) : before));
}
