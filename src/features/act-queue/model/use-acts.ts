import { useEffect, useMemo, useState } from 'react';
import { useActorState } from '@/shared/lib/actors';
import type { Act } from './act';
import { selectActs } from './act-machine';
import { useLoadActs, type Acts } from './acts';

/**
 * What this owner did on this phone and no record shows yet, followed: waiting, or refused with its reason. Without an owner
 * all of them. When the queue itself cannot be loaded there are none to show.
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
    () =>
      (all ?? []).filter(
        (act): act is Act => act.state !== 'done' && (owner === undefined || act.owner === owner),
      ),
    [all, owner],
  );
  return {
    acts,
    enqueue: async (...[act]: Parameters<Acts['enqueue']>) => (await load()).enqueue(act),
    forget: async (id: string) => (await load()).forget(id),
    tryNow: () => queue?.tryNow(),
  };
}
