/**
 * The only script that runs before a prerendered page is painted; the build puts it into the page itself. It shows the
 * stored theme, takes notes of what somebody does and of what the browser offers before the site's own script is there,
 * and loads that script when the browser has nothing better to do, or at the first touch.
 */
import { isSavingData } from '@/shared/lib/device';
import type { EarlyInput } from '@/shared/lib/early-input';

/** What the build writes into the tag of this script. */
interface PageFiles {
  /** Addresses, with spaces between. */
  readonly scripts: string;
  readonly styles: string;
  /** Scripts of the parts that wake with the first touch. */
  readonly later: string;
  readonly payload: string;
  /** A page without content of its own needs its script at once. */
  readonly isUrgent: string;
}

declare global {
  interface Window {
    /** The words and data of this page; rejects when they cannot be had. */
    lifelinePayload?: Promise<unknown>;
  }
}

const page = document.documentElement;
const files = document.currentScript?.dataset as unknown as PageFiles;
const early = takeNotes();

let isSaving = isSavingData();

/** What was chosen on this device: the theme is shown, the data saver is heeded. */
function readChoices(): void {
  try {
    isSaving ||= localStorage.getItem('lifeline.data-saver') === 'on';
    // Something waits in the outbox, and only the site's script can send it.
    isSaving &&= localStorage.getItem('lifeline.unsent') !== 'yes';
    const mode = localStorage.getItem('lifeline.theme');
    const isDark =
      mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    if (!isDark) return;
    page.dataset.theme = 'dark';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#081421');
  } catch (denied) {
    // No access to storage: light is the default.
    if (!(denied instanceof DOMException)) throw denied;
  }
}

function takeNotes(): EarlyInput {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const early: EarlyInput = { typed: {}, pressed: null, isTouched: false, stop: () => listening.abort() };
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement;
      // Without a touch it is the browser that puts back what somebody else has typed here before.
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
      // The browser's own way would put what was typed into the address.
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
      // A switch that is no field of the form.
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
  // Whoever awaits it is told; without this the browser reports it a second time.
  window.lifelinePayload.catch(() => undefined);
  for (const href of files.styles.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // After those of its rules that are in the page already, for they are a few of them; before the page's own rules.
    document.head.insertBefore(link, document.head.querySelector('style + style'));
  }
  files.scripts.split(' ').forEach((src) => addScript(src));
}

function addScript(src: string, pauseMs = 2000): void {
  const script = document.createElement('script');
  script.src = src;
  script.onerror = () => {
    // The bundler's loader would wait for ever for a script that stands there and has failed.
    script.remove();
    // A broken line has no end that is told of.
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

/** What is to be read comes first, also on a line that is idle before the screen is. */
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
// Comes once, perhaps before the site's own script, which says first what installing brings.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.lifelineInstallPrompt = event;
});
if (files.isUrgent) load();
else {
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    addEventListener(touch, onTouch, { capture: true, once: true, passive: true });
  }
  if (!isSaving) addEventListener('load', () => whenPainted(loadWhenIdle));
}
