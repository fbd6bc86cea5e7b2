import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  downloadPack,
  listKeptPacks,
  PackFailure,
  removePacks,
  type CatalogPack,
  type KeptPack,
  type PackProblem,
} from '@/entities/practice/pack';
import { isOnline, observeNetwork, observeReturn } from '@/shared/lib/device';

/** `earlier`: another version than this release has. `unknown` until the device was asked. */
export type PackState = 'unknown' | 'absent' | 'current' | 'earlier';

/** Why a pack is not kept. `storage`: the browser did not keep it, since it is full or denies storage. */
export type KeepingProblem = PackProblem | 'storage';

export function stateOf(
  { id, file }: Pick<CatalogPack, 'id' | 'file'>,
  kept: readonly KeptPack[] | null,
): PackState {
  if (!kept) return 'unknown';
  const own = kept.filter((one) => one.id === id);
  if (own.length === 0) return 'absent';
  return own.some((one) => one.file === file) ? 'current' : 'earlier';
}

const isOnlineAtFirst = () => true;

/** The packs kept on this device, and what can be done with them. */
export function usePacks() {
  const isConnected = useSyncExternalStore(observeNetwork, isOnline, isOnlineAtFirst);
  const [kept, setKept] = useState<readonly KeptPack[] | null>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, KeepingProblem>>(new Map());

  const refresh = useCallback(async () => {
    const found = await listKeptPacks();
    setKept(found);
    return found;
  }, []);

  useEffect(() => {
    const look = () => void refresh();
    look();
    // A session, or another tab, may have kept a pack meanwhile.
    return observeReturn(look);
  }, [refresh]);

  const tell = (id: string, problem: KeepingProblem | null) =>
    setProblems((before) => {
      const after = new Map(before);
      if (problem) after.set(id, problem);
      else after.delete(id);
      return after;
    });

  const tryToKeep = async (pack: CatalogPack): Promise<KeepingProblem | null> => {
    try {
      await downloadPack(pack);
    } catch (cause) {
      if (cause instanceof PackFailure) return cause.problem;
      throw cause;
    }
    return stateOf(pack, await refresh()) === 'current' ? null : 'storage';
  };

  return {
    isConnected,
    stateOf: (pack: CatalogPack) => stateOf(pack, kept),
    problemOf: (id: string) => problems.get(id) ?? null,
    /** Downloads the pack, or its newer version. */
    keep: async (pack: CatalogPack) => {
      const problem = await tryToKeep(pack);
      tell(pack.id, problem);
      return problem ? ('unsure' as const) : ('done' as const);
    },
    remove: async ({ id }: CatalogPack) => {
      await removePacks(id);
      tell(id, null);
      await refresh();
      return 'done' as const;
    },
  };
}

export type Packs = ReturnType<typeof usePacks>;
