import { useEffect, useMemo, useState } from 'react';
import { useActorState } from '@/shared/lib/actors';
import { selectActs } from './act-machine';
import { useLoadActs, type Acts } from './acts';

/**
 * Subscribes to the acts of one owner, or to all. Returns an empty list when the queue fails to load.
 * @param owner an account id, or a family's reference code
 */
export function useActs(owner?: string) {
  const load = useLoadActs();
  const [queue, setQueue] = useState<Acts | null>(null);
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
  const all = useActorState(queue?.actor ?? null, selectActs, null);
  const acts = useMemo(
    () => (all ?? []).filter((act) => owner === undefined || act.owner === owner),
    [all, owner],
  );
  return {
    acts,
    enqueue: async (done: Parameters<Acts['enqueue']>[0]) => (await load()).enqueue(done),
    forget: async (id: string) => (await load()).forget(id),
    tryNow: () => queue?.tryNow(),
  };
}
