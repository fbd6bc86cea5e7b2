import { useEffect } from 'react';
import type { PracticeProfile } from './profile';
import { usePracticeProfile } from './use-practice-profile';

type Profiles = NonNullable<ReturnType<typeof usePracticeProfile>>;

/**
 * Profile of whoever practises, with what can be done with profiles; null while it loads. The first visit
 * makes one, so that no form stands before the first question.
 * @param name of the first profile
 */
export function useOwnProfile(name: string): (Profiles & { readonly current: PracticeProfile }) | null {
  const profiles = usePracticeProfile();
  const current = profiles?.current ?? null;
  const isMissing = profiles !== null && current === null;
  const begin = profiles?.begin;
  useEffect(() => {
    if (isMissing) void begin?.({ name, colour: 'green' });
  }, [isMissing, begin, name]);
  return profiles && current ? { ...profiles, current } : null;
}
