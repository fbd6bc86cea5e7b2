/**
 * The inline script: the only one that runs before a prerendered page is painted. It applies the theme that
 * is stored, else the phone's, records early input and the install prompt, and loads the site's script when
 * the browser is idle or on the first touch.
 */
import { isSavingData } from '@/shared/lib/device';
import type { EarlyInput } from '@/shared/lib/early-input';

/** Attributes of the script tag, written by the build. */
interface PageFiles {
  /** Addresses, separated by spaces. */
  readonly scripts: string;
  readonly styles: string;
  /** Scripts of parts that hydrate on the first touch. */
  readonly later: string;
  readonly payload: string;
  /** Non-empty for a page without prerendered content, which needs its script at once. */
  readonly isUrgent: string;
}

declare global {
  interface Window {
    /** Translations and data of this page; rejects when they cannot be loaded. */
    lifelinePayload?: Promise<unknown>;
  }
}

const page = document.documentElement;
const files = document.currentScript?.dataset as unknown as PageFiles;
const early = recordEarlyInput();

let isSaving = isSavingData();

/**
 * Reads from local storage: the theme, else the phone's; the data saver, whether the phone is shared, and the
 * heights to reserve for who comes back, see `shared/kept-height`.
 */
function readChoices(): void {
  try {
    isSaving ||= localStorage.getItem('lifeline.data-saver') === 'on';
    // Items wait in the outbox, and only the site's script can send them.
    isSaving &&= localStorage.getItem('lifeline.unsent') !== 'yes';
    const heights = localStorage.getItem('lifeline.kept-heights') ?? '';
    // Own records are small, and a page without them looks as if they were lost.
    isSaving &&= !heights || !['/', '/code'].includes(location.pathname);
    if (['phone', 'sign-in'].some((which) => localStorage.getItem(`lifeline.shared-${which}`) === 'yes')) {
      page.dataset.sharedPhone = '';
    } else page.style.cssText = heights;
    const mode = localStorage.getItem('lifeline.theme');
    const isDark =
      mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    if (!isDark) return;
    page.dataset.theme = 'dark';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#081421');
  } catch (denied) {
    // Storage access denied: stay light.
    if (!(denied instanceof DOMException)) throw denied;
  }
}

function recordEarlyInput(): EarlyInput {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const early: EarlyInput = { typed: {}, pressed: null, isTouched: false, stop: () => listening.abort() };
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement;
      // Before the first touch, the browser is restoring somebody else's input.
      if (!field.name || !early.isTouched) return;
      const ticked = [...(field.form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
      early.typed[field.name] =
        field.type === 'checkbox'
          ? ticked.filter(({ name }) => name === field.name).map(({ value }) => value)
          : field.value;
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      // A native submit would put the values into the address.
      event.preventDefault();
      early.pressed = event.target as HTMLElement;
    },
    options,
  );
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button && button.type !== 'submit') early.pressed = button;
      // A switch outside of a form.
      const box = (target as Element).closest<HTMLInputElement>('input[type=checkbox]:not([name])');
      if (box) early.pressed = box.checked ? box : null;
    },
    options,
  );
  return early;
}

function load(): void {
  if (window.lifelinePayload) return;
  window.lifelinePayload = fetch(files.payload).then((response) => {
    if (!response.ok) throw new Error(`${files.payload}: ${response.status}`);
    return response.json() as Promise<unknown>;
  });
  // Prevents an unhandled rejection; whoever awaits it gets the error.
  window.lifelinePayload.catch(() => undefined);
  for (const href of files.styles.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // After the inlined critical rules, which are a subset, and before the page's own rules.
    document.head.insertBefore(link, document.head.querySelector('style + style'));
  }
  files.scripts.split(' ').forEach((src) => addScript(src));
}

function addScript(src: string, pauseMs = 2000): void {
  const script = document.createElement('script');
  script.src = src;
  script.onerror = () => {
    // The bundler's loader would wait forever for a failed script tag.
    script.remove();
    // Retry without end: there is no event for a repaired connection.
    setTimeout(addScript, pauseMs, src, Math.min(pauseMs * 2, 60_000));
  };
  document.head.append(script);
}

function onTouch(): void {
  if (!early.isTouched) {
    for (const href of files.later.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = href;
      document.head.append(link);
    }
  }
  early.isTouched = true;
  load();
}

function loadWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 200);
}

/** Waits for the first paint, so that content comes before scripts. */
function whenPainted(next: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    next();
    return;
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    next();
  }).observe({ type: 'paint', buffered: true });
}

readChoices();
window.lifelineEarlyInput = early;
// Fires once, possibly before the site's script, which explains installing first.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.lifelineInstallPrompt = event;
});
if (files.isUrgent) load();
else {
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    addEventListener(touch, onTouch, { capture: true, once: true, passive: true });
  }
  // The address of a code has a record, whether the phone keeps it or not.
  const isRecord = location.pathname === '/code' && location.hash !== '';
  if (!isSaving || isRecord) addEventListener('load', () => whenPainted(loadWhenIdle));
}
