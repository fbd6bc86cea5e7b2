import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { replayEarlyInput } from '../early-input';
import { useIsHydrated } from './use-is-hydrated';

/** A heavy part of a page, such as a form, that hydrates late. */
export interface SleepingPart {
  /**
   * The component. In a prerendered page its HTML exists already, and its code loads on the first touch of
   * the page.
   */
  readonly Part: ComponentType<{ fallback: ReactNode }>;
  /** Loads the code now, because the device has something to show in it. */
  readonly wake: () => void;
}

const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function firstTouch(woken: Promise<void>): Promise<void> {
  const listening = new AbortController();
  const touched = new Promise<void>((resolve) => {
    for (const touch of touches) {
      const options = { capture: true, passive: true, signal: listening.signal };
      addEventListener(touch, () => resolve(), options);
    }
  });
  return Promise.race([touched, woken]).finally(() => listening.abort());
}

/** Pause between two tries to load a part whose HTML exists, in milliseconds. */
const pauseMs = 3000;

/** Maximum number of tries; by then a release has removed the file. */
const mostTries = 10;

/** Loads with retries: an error would replace HTML in which somebody types. */
async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (cause) {
      if (tries === mostTries) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Whether the part's prerendered HTML exists and nobody has touched the page yet. */
const mayWait = () =>
  typeof document !== 'undefined' &&
  document.documentElement.dataset.keeps === 'page' &&
  window.lifelineEarlyInput?.isTouched === false;

/**
 * Splits a heavy part off its page. In a prerendered page it hydrates on the first touch; early input is
 * recorded and given to it. Elsewhere it loads at once.
 * @param loadAtOnce loads it where no HTML of it exists, for example with `loadOrAway`
 */
export function wakeOnTouch(
  load: () => Promise<ComponentType>,
  loadAtOnce: () => Promise<ComponentType> = load,
): SleepingPart {
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const Loaded = lazy(async () => {
    if (!mayWait()) return { default: await loadAtOnce() };
    await firstTouch(woken);
    return { default: await loadAtLast(load) };
  });

  function Part({ fallback }: { fallback: ReactNode }) {
    const [isAwake, setAwake] = useState(false);
    // Runs on hydration, and on unmount, so that recording ends with the page.
    useEffect(() => () => replayEarlyInput(), [isAwake]);
    // Constant element: an update before hydration would make React discard the HTML and lose the focus.
    const [part] = useState(() => (
      <Suspense fallback={fallback}>
        <Loaded />
        <Alarm onAwake={() => setAwake(true)} />
      </Suspense>
    ));
    return <div data-asleep={isAwake ? undefined : 'yes'}>{part}</div>;
  }
  return { Part, wake };
}

/** Sibling of the part in the same Suspense boundary: its effect runs when the part hydrates. */
function Alarm({ onAwake }: { onAwake: () => void }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) onAwake();
  }, [isHydrated, onAwake]);
  return null;
}
