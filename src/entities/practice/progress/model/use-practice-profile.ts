import { useMemo } from 'react';
import type { OpenProgress } from '../storage/open-progress-store';
import type { ProgressChange } from '../storage/progress-store';
import type { PracticeProfile } from './profile';
import { useLive } from './use-live';
import { useProgressStore } from './use-progress-store';

const read = async ({ store, chosen, keeping }: OpenProgress) => {
  const profiles = await store.profiles();
  const id = chosen();
  const current = profiles.find((profile) => profile.id === id) ?? profiles[0] ?? null;
  return { profiles, current, keeping: keeping() };
};

const concerns = ({ what }: ProgressChange) => what === 'profiles' || what === 'all';

const actionsOf = ({ store, choose, chosen }: OpenProgress) => {
  const create = async (given: Pick<PracticeProfile, 'name' | 'colour'>) => {
    const result = await store.createProfile(given);
    if (result.kind === 'kept') choose(result.profile.id);
    return result;
  };
  return {
    /** Creates a profile and chooses it. */
    create,
    /** The chosen profile, or the first; creates one where there is none, so that practice starts at once. */
    begin: async (given: Pick<PracticeProfile, 'name' | 'colour'>) => {
      const profiles = await store.profiles();
      const profile = profiles.find(({ id }) => id === chosen()) ?? profiles[0];
      return profile ? ({ kind: 'kept', profile } as const) : create(given);
    },
    choose,
    change: store.changeProfile,
    saveSettings: store.saveSettings,
    remove: store.removeProfile,
    exportProfile: store.exportProfile,
    importFile: store.importFile,
  };
};

/**
 * The profiles of this device, the chosen one, where progress is kept, and what can be done with them. Null
 * while it loads.
 */
export function usePracticeProfile() {
  const progress = useProgressStore();
  const live = useLive(progress, read, concerns);
  const actions = useMemo(() => (progress ? actionsOf(progress) : null), [progress]);
  return useMemo(() => (live && actions ? { ...live, ...actions } : null), [live, actions]);
}
