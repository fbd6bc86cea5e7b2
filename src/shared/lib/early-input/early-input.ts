import { submitForm } from '../device';

/** What somebody did on a prerendered page before its script was there; filled by the first script of the page. */
export interface EarlyInput {
  /** By the name of the field; for checkboxes the values of those that are ticked. */
  readonly typed: Record<string, string | readonly string[]>;
  /** The form that was sent, the button that was pressed or the switch that was turned on last. */
  pressed: HTMLElement | null;
  /** Somebody has touched the page or a key of it. */
  isTouched: boolean;
  /** Stops taking notes. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    lifelineEarlyInput?: EarlyInput;
  }
}

/** What was typed early into fields that are in `empty`, in the shape that `empty` has; nothing when nothing was. */
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

const asleep = '[data-asleep]';

/**
 * The page, or a part of it, is awake: what was pressed in it too early is pressed now. Notes are taken for as long as
 * another part sleeps.
 */
export function replayEarlyInput(): void {
  const early = window.lifelineEarlyInput;
  if (!early) return;
  const { pressed } = early;
  const isStillAsleep = pressed !== null && pressed.closest(asleep) !== null;
  if (!isStillAsleep) early.pressed = null;
  if (!document.querySelector(asleep)) {
    early.stop();
    delete window.lifelineEarlyInput;
  }
  if (isStillAsleep || !pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) {
    submitForm(pressed);
    return;
  }
  // A box that is ticked already would be unticked.
  if (pressed instanceof HTMLInputElement) pressed.checked = false;
  pressed.click();
}
