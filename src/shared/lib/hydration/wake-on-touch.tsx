import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { replayEarlyInput } from '../early-input';
import { useIsHydrated } from './use-is-hydrated';

/** A heavy part of a page, such as a form. */
export interface SleepingPart {
  /** The part: in a prerendered page its elements are there, and its code comes with the first touch of the page. */
  readonly Part: ComponentType<{ fallback: ReactNode }>;
  /** Loads the code now: there is something to show that the prerendered page cannot know. */
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

/** Between two tries to load a part whose elements are there already, in milliseconds. */
const pauseMs = 3000;

/** After so many tries its file is gone for good: a release has taken it away. */
const mostTries = 10;

/** Loads a part with patience: giving up takes away what is being typed into its elements. */
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

/** Whether the elements of the part are there, from the prerendered page, and nobody has touched it yet. */
const mayWait = () =>
  typeof document !== 'undefined' &&
  document.documentElement.dataset.keeps === 'page' &&
  window.lifelineEarlyInput?.isTouched === false;

/**
 * Splits a heavy part off its page. In a prerendered page it sleeps until the first touch; what is typed into it before
 * its code is there is kept, and given to it when it wakes. Anywhere else it is loaded at once.
 * @param loadAtOnce loads it where no elements of it are there yet, such as with `loadOrAway`
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
    // When it wakes, and also when somebody leaves before: notes are not taken for another page.
    useEffect(() => () => replayEarlyInput(), [isAwake]);
    // The same element for good: what is updated before it wakes, React makes anew, and the focus in it is lost.
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

/** Beside the part, inside its boundary: it runs when the part does. */
function Alarm({ onAwake }: { onAwake: () => void }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) onAwake();
  }, [isHydrated, onAwake]);
  return null;
}
