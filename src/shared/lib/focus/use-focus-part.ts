import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus into a part that took the place of the button that opened it, and to what is around it when it closes: whoever
 * has only a keyboard or a screen reader goes on where they were.
 * @param isOn false for a part that is always there
 */
export function useFocusPart(part: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    const around = part.current?.parentElement;
    if (!isOn || !around) return;
    part.current?.focus();
    return () => {
      // After the button is there again; a click elsewhere has moved the focus already.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        around.tabIndex = -1;
        around.focus();
      });
    };
  }, [part, isOn]);
}
