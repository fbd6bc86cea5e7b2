import { canCheckInBackground, isInstalledApp, mayNotify } from '@/shared/lib/device';
import { createDeviceStore } from '@/shared/lib/storage';

/**
 * What the person chose about news: `notify` shows notifications, `off` never asks, `later` is "Not now".
 * Null: nothing yet; the installed app then asks when it is opened.
 */
export type NewsChoice = 'notify' | 'off' | 'later';

/** Here, since only parts that load late need it. */
const choiceKey = 'lifeline.news';

const choices: readonly string[] = ['notify', 'off', 'later'] satisfies readonly NewsChoice[];

const listeners = new Set<() => void>();

/** Reads the choice. */
export function readNewsChoice(): NewsChoice | null {
  const kept = createDeviceStore().get(choiceKey);
  return kept !== null && choices.includes(kept) ? (kept as NewsChoice) : null;
}

/** Stores the choice of this phone. */
export function chooseNews(choice: NewsChoice): void {
  createDeviceStore().set(choiceKey, choice);
  listeners.forEach((listener) => listener());
}

/** Calls back when this tab or another changes the choice. Returns a function that unsubscribes. */
export function observeNewsChoice(onChange: () => void): () => void {
  listeners.add(onChange);
  const stop = createDeviceStore().observe(choiceKey, onChange);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/**
 * Whether the installed app may ask once, after something was sent, if notifications are wanted. Never where
 * none can come: only the service worker shows them, when the browser wakes it.
 */
export const isNewsOffered = (): boolean =>
  isInstalledApp() && canCheckInBackground() && mayNotify() === 'default' && readNewsChoice() === null;
