import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { DeskWays } from '../address/desk-ways';

/** Where Escape has a meaning of its own: it leaves the field, the dialog or the list of choices. */
const keepsEscape =
  'input, textarea, select, dialog, [role="dialog"], [role="listbox"], [aria-expanded="true"]';

/**
 * Keyboard of an open record: the focus goes to its place when the record opens, and Escape closes it.
 * @param place takes the focus (`tabIndex={-1}`); with another element in it, such as the record after
 * "not there", the focus moves again
 */
export function useOpenRecord(place: RefObject<HTMLElement | null>, ways: DeskWays, isThere: boolean): void {
  const { openRef } = ways;
  useEffect(() => place.current?.focus({ preventScroll: true }), [place, openRef, isThere]);
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'Escape' || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(keepsEscape) !== null) return;
    ways.close();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', closeByKey, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
