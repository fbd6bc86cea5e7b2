import { useSyncExternalStore } from 'react';

/** What a running actor lets itself be read by; `ActorRef` of XState is one. */
interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(onChange: () => void): { unsubscribe(): void };
}

/**
 * What `select` reads off an actor, followed; `before` while there is no actor yet, which is so in a prerendered page and until
 * the part of the site that starts it has come. `select` must give the same object for the same snapshot.
 */
export function useActorState<Snapshot, Selected>(
  actor: Readable<Snapshot> | null,
  select: (snapshot: Snapshot) => Selected,
  before: Selected,
): Selected {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    () => (actor ? select(actor.getSnapshot()) : before),
    () => before,
  );
}
