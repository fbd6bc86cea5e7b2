import { useEffect, useState } from 'react';
import type { UsedDay } from '@/shared/device-database';

/**
 * Data use of the last seven days, today first. Undefined while loading, null when this device stores none.
 */
export function useUsedDays(): readonly UsedDay[] | null | undefined {
  const [days, setDays] = useState<readonly UsedDay[] | null>();
  useEffect(() => {
    const leaving = new AbortController();
    // Same chunk as the meter that runs on every page.
    import(/* webpackChunkName: "background" */ './observe-data-use').then(
      ({ observeDataUse }) => observeDataUse((use) => setDays(use?.days ?? null), leaving.signal),
      () => setDays(null),
    );
    return () => leaving.abort();
  }, []);
  return days;
}
