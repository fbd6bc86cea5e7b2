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
    const { language } = use(I18nContext).i18n;
    const [isHydrated, setHydrated] = useState(false);
    // Runs on hydration, and on unmount, so that recording ends with the page.
    useEffect(() => () => replayEarlyInput(), [isHydrated]);
    // Constant element: an update before hydration would make React discard the HTML and lose the focus.
    const [part] = useState(() => (
      <Suspense fallback={fallback}>
        <DocumentLanguage language={language}>
          <Loaded />
          <HydrationSignal onHydrated={() => setHydrated(true)} />
        </DocumentLanguage>
      </Suspense>
    ));
    return <div data-asleep={isHydrated ? undefined : 'yes'}>{part}</div>;
  }
  return { Part, hydrate };
}

interface DocumentLanguageProps {
  /** Language of the prerendered HTML. */
  language: string;
  children: ReactNode;
}

/** Hydrates the part in the language of its HTML: the person may have chosen another one since. */
function DocumentLanguage({ language, children }: DocumentLanguageProps) {
  const { i18n } = use(I18nContext);
  const isHydrated = useIsHydrated();
  const [ofHtml] = useState(() =>
    i18n.language === language ? i18n : i18n.cloneInstance({ lng: language }),
  );
  return <I18nextProvider i18n={isHydrated ? i18n : ofHtml}>{children}</I18nextProvider>;
}

/** Sibling of the part in the same Suspense boundary: its effect runs when the part hydrates. */
function HydrationSignal({ onHydrated }: { onHydrated: () => void }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return null;
}
