import { useState } from 'react';
import type { DeskView, DeskWays } from '@/shared/desk';

/**
 * The record that the last step of the history closed, by its button, by Escape or by Back: its row takes the
 * focus, in its own list or in what is to be done today. Null after any other step, and where the page was
 * loaded again.
 * @param step key of the history entry
 */
export function useClosed(step: string, view: DeskView, openRef: string | null): DeskWays['closed'] {
  const [last, setLast] = useState<{
    readonly step: string;
    readonly view: DeskView;
    readonly openRef: string | null;
    readonly closed: DeskWays['closed'];
  }>({ step, view, openRef, closed: null });
  if (last.step === step) return last.closed;
  const isClosing = openRef === null && (last.view === view || view === 'today');
  const closed = isClosing && last.openRef !== null ? { closedRef: last.openRef } : null;
  setLast({ step, view, openRef, closed });
  return closed;
}
