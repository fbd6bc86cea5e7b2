import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { replayEarlyInput } from '../early-input';
import { useIsHydrated } from './use-is-hydrated';

/** A heavy part of a page, such as a form, that hydrates late. */
export interface DeferredPart {
  /**
   * The component. In a prerendered page its HTML exists already, and its code loads on the first touch of
   * the page.
   */
  readonly Part: ComponentType<{ fallback: ReactNode }>;
  /** Loads the code now, because the device has something to show in it. */
  readonly hydrate: () => void;
}

const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function firstTouch(requested: Promise<void>): Promise<void> {
  const listening = new AbortController();
  const touched = new Promise<void>((resolve) => {
    for (const touch of touches) {
      const options = { capture: true, passive: true, signal: listening.signal };
      addEventListener(touch, () => resolve(), options);
    }
  });
  return Promise.race([touched, requested]).finally(() => listening.abort());
}

/** Pause between two tries to load a part whose HTML exists, in milliseconds. */
const pauseMs = 3000;

/** Maximum number of tries; by then a release has removed the file. */
const maximumTries = 10;

/** Loads with retries: an error would replace HTML in which somebody types. */
async function loadWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (cause) {
      if (tries === maximumTries) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Whether the part's prerendered HTML exists and nobody has touched the page yet. */
const canDefer = () =>
  typeof document !== 'undefined' &&
  document.documentElement.dataset.keeps === 'page' &&
  window.lifelineEarlyInput?.isTouched === false;

/**
 * Splits a heavy part off its page. In a prerendered page it hydrates on the first touch; early input is
 * recorded and given to it. Elsewhere it loads at once.
 * @param loadAtOnce loads it where no HTML of it exists, for example with `loadOrFallback`
 */
export function hydrateOnTouch(
  load: () => Promise<ComponentType>,
  loadAtOnce: () => Promise<ComponentType> = load,
): DeferredPart {
  let hydrate: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  const Loaded = lazy(async () => {
    if (!canDefer()) return { default: await loadAtOnce() };
    await firstTouch(requested);
    return { default: await loadWithRetries(load) };
  });

  function Part({ fallback }: { fallback: ReactNode }) {
    const { i18n } = use(I18nContext);
    // As long as nothing has changed the words of the page.
    const [ofHtml] = useState(() => (canDefer() ? copyOf(i18n) : null));
    const [isHydrated, setHydrated] = useState(false);
    // Runs on hydration, and on unmount, so that recording ends with the page.
    useEffect(() => () => replayEarlyInput(), [isHydrated]);
    // Constant element: an update before hydration would make React discard the HTML and lose the focus.
    const [part] = useState(() => (
      <Suspense fallback={fallback}>
        <DocumentWords ofHtml={ofHtml}>
          <Loaded />
          <HydrationSignal onHydrated={() => setHydrated(true)} />
        </DocumentWords>
      </Suspense>
    ));
    return <div data-asleep={isHydrated ? undefined : 'yes'}>{part}</div>;
  }
  return { Part, hydrate };
}

/** Keeps the words as they are now: later changes of a text, or of the language, do not reach the copy. */
const copyOf = (i18n: I18n): I18n => i18n.cloneInstance({ lng: i18n.language, forkResourceStore: true });

/** Gives the copy the files of words that have come since, such as those that the part itself waited for. */
function complete(copy: I18n, from: I18n): I18n {
  const { language } = copy;
  for (const [namespace, words] of Object.entries(from.getDataByLanguage(language) ?? {}))
    if (!copy.hasResourceBundle(language, namespace)) copy.addResourceBundle(language, namespace, words);
  return copy;
}

interface DocumentWordsProps {
  /** The words of the prerendered HTML; null where there is none. */
  ofHtml: I18n | null;
  children: ReactNode;
}

/** Hydrates the part with the words of its HTML: another language or other words may have come since. */
function DocumentWords({ ofHtml, children }: DocumentWordsProps) {
  const { i18n } = use(I18nContext);
  const isHydrated = useIsHydrated();
  const [first] = useState(() => (ofHtml === null ? i18n : complete(ofHtml, i18n)));
  return <I18nextProvider i18n={isHydrated ? i18n : first}>{children}</I18nextProvider>;
}

/** Sibling of the part in the same Suspense boundary: its effect runs when the part hydrates. */
function HydrationSignal({ onHydrated }: { onHydrated: () => void }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return null;
}
