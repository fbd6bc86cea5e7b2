import { useEffect, useMemo, useState } from 'react';
import { useActorState } from '@/shared/lib/actors';
import { selectActs } from './act-machine';
import { useLoadActs, type Acts } from './acts';

/**
 * What this owner did on this phone, followed. Without an owner all of it. When the queue itself cannot be loaded there are none to show.
 * @param owner the id of an account, or the reference code of a family
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
