import { useLayoutEffect, useMemo, useState } from 'react';
import { observeMedia } from '@/shared/lib/device';
import type { DeskWays } from '../address/desk-ways';
import type { RecordColumn } from './record-column';

/** Below this width a list leaves out its wide columns. */
const narrowQuery = '(max-width: 1439px)';

/**
 * Columns to show: those of the address, or all that fit. Wide ones always make room for an open record.
 * @param columns must be referentially stable
 */
export function useShownColumns<Row>(
  { place, openRef }: DeskWays,
  columns: readonly RecordColumn<Row>[],
): readonly RecordColumn<Row>[] {
  const isNarrow = useMedia(narrowQuery);
  const isBeside = openRef !== null;
  const asked = place.columns?.join(' ');
  return useMemo(() => {
    const keys = asked?.split(' ');
    return columns.filter(({ key, isWide = false }) => {
      if (isWide && isBeside) return false;
      return keys ? keys.includes(key) : !(isWide && isNarrow);
    });
  }, [columns, asked, isNarrow, isBeside]);
}

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => window.matchMedia(query).matches);
  useLayoutEffect(() => observeMedia(query, setHolds), [query]);
  return holds;
}
