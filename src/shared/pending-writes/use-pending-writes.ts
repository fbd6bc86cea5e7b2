import { useEffect, useMemo, useState } from 'react';
import { useActorState } from '@/shared/lib/actors';
import { selectPendingWrites } from './pending-write-machine';
import { useLoadPendingWrites, type PendingWrites } from './pending-writes';

/**
 * Subscribes to the acts of one owner, or to all. Returns an empty list when the queue fails to load.
 * @param owner an account id, or a family's reference code
 */
export function usePendingWrites(owner?: string) {
  const load = useLoadPendingWrites();
  const [queue, setQueue] = useState<PendingWrites | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setQueue(loaded);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  const all = useActorState(queue?.actor ?? null, selectPendingWrites, null);
  const acts = useMemo(
    () => (all ?? []).filter((act) => owner === undefined || act.owner === owner),
    [all, owner],
  );
  return {
    acts,
    enqueue: async (...given: Parameters<PendingWrites['enqueue']>) => (await load()).enqueue(...given),
    forget: async (id: string) => (await load()).forget(id),
    tryNow: () => queue?.tryNow(),
  };
}
