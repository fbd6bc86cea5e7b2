import { submitForm } from '../device';

/** Input on a prerendered page before hydration, recorded by the inline script. */
export interface EarlyInput {
  /** Values by field name; for checkboxes the values of the ticked ones. */
  readonly typed: Record<string, string | readonly string[]>;
  /** The last submitted form, pressed button or toggled switch. */
  pressed: HTMLElement | null;
  /** The page was touched, or a key was pressed. */
  isTouched: boolean;
  /** Stops recording. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    lifelineEarlyInput?: EarlyInput;
  }
}

/**
 * Returns early input for the fields of `empty`, converted to their types; an empty object when there is
 * none.
 */
export function readEarlyInput<Values extends object>(empty: Values): Partial<Values> {
  const typed = typeof window === 'undefined' ? undefined : window.lifelineEarlyInput?.typed;
  const entries = Object.entries(typed ?? {}).flatMap(([name, value]) => {
    const shape: unknown = empty[name as keyof Values];
    if (shape === undefined) return [];
    if (typeof value === 'string') return [[name, value]];
    return [[name, typeof shape === 'boolean' ? value.length > 0 : value]];
  });
  return Object.fromEntries(entries) as Partial<Values>;
}

const notHydrated = '[data-asleep]';

/** Replays the last press after hydration. Recording continues while another part is not hydrated. */
export function replayEarlyInput(): void {
  const early = window.lifelineEarlyInput;
  if (!early) return;
  const { pressed } = early;
  const isInDeferredPart = pressed !== null && pressed.closest(notHydrated) !== null;
  if (!isInDeferredPart) early.pressed = null;
  if (!document.querySelector(notHydrated)) {
    early.stop();
    delete window.lifelineEarlyInput;
  }
  if (isInDeferredPart || !pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) {
    submitForm(pressed);
    return;
  }
  // Clicking a ticked box would untick it.
  if (pressed instanceof HTMLInputElement) pressed.checked = false;
  pressed.click();
}
