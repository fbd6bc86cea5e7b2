import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus into a part that replaced the button that opened it, and to its parent when it closes, so
 * that keyboard and screen reader users keep their place.
 * @param isOn false for a part that is always present
 */
export function useFocusPart(part: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    const around = part.current?.parentElement;
    if (!isOn || !around) return;
    part.current?.focus();
    return () => {
      // Runs after the button is back; does nothing when a click has moved the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        around.tabIndex = -1;
        around.focus();
      });
    };
  }, [part, isOn]);
}
