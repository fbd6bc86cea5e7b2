import { serviceWorkers } from './network';

/** Chromium's Periodic Background Sync; not in TypeScript's types. */
interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

type Registration = ServiceWorkerRegistration & { readonly periodicSync?: PeriodicSync };

const registrationNow = async (): Promise<Registration | undefined> => serviceWorkers()?.getRegistration();

/** Whether this browser can wake the service worker by itself. It also has to grant it. */
export const canCheckInBackground = (): boolean =>
  'ServiceWorkerRegistration' in window && 'periodicSync' in ServiceWorkerRegistration.prototype;

/** Whether the icon of the installed app can show a number. */
const canShowBadge = (): boolean => 'setAppBadge' in navigator;

/** Sets the number on the icon of the installed app; 0 removes it. Does nothing where there is none. */
export async function showBadge(count: number): Promise<void> {
  if (canShowBadge()) await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count));
}

/** What the person has answered about notifications; null where the browser has none. */
export const mayNotify = (): NotificationPermission | null =>
  'Notification' in window ? Notification.permission : null;

/** Shows the browser's question about notifications; must be called in a user gesture. */
export const askToNotify = async (): Promise<NotificationPermission> => Notification.requestPermission();

/** Removes the shown notifications with a tag. */
export async function closeNotifications(tag: string): Promise<void> {
  const shown = await (await registrationNow())?.getNotifications({ tag });
  shown?.forEach((notification) => notification.close());
}

/**
 * Asks the browser to wake the service worker from time to time, or to stop. Does nothing where it cannot,
 * and where it refuses, as it does for a site that is not installed.
 * @param minIntervalMs the shortest time between two checks, in milliseconds; null stops them
 */
export async function setBackgroundCheck(tag: string, minIntervalMs: number | null): Promise<void> {
  const periodic = (await registrationNow())?.periodicSync;
  if (minIntervalMs === null) await periodic?.unregister(tag);
  else await periodic?.register(tag, { minInterval: minIntervalMs }).catch(() => undefined);
}
