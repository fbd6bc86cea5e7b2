import { useEffect, useState } from 'react';
import type { UsedDay } from '@/shared/device-database';

/** The last seven days on this device, today first; undefined until they are known, null when it keeps no count. */
export function useUsedDays(): readonly UsedDay[] | null | undefined {
  const [days, setDays] = useState<readonly UsedDay[] | null>();
  useEffect(() => {
    const leaving = new AbortController();
    // The same file that counts on every page.
    import(/* webpackChunkName: "background" */ './observe-data-use').then(
      ({ observeDataUse }) => observeDataUse((use) => setDays(use?.days ?? null), leaving.signal),
      () => setDays(null),
    );
    return () => leaving.abort();
  }, []);
  return days;
}
