import { useEffect, useRef } from 'react';
import type { Selection } from '@/shared/desk';
import { movesOf, type BulkRun } from '../model/bulk-run';

/** Takes each written record out of the selection, once: what failed stays selected, to be tried again. */
export function useDeselectDone(run: BulkRun | null, { select }: Selection): void {
  const told = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const done = run === null ? [] : movesOf(run, 'done').map(({ ref }) => ref);
    for (const ref of done) if (!told.current.has(ref)) select(ref, false);
    told.current = new Set(done);
  }, [run, select]);
}
