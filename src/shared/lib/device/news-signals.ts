import { serviceWorkers } from './network';

/** Chromium's Periodic Background Sync; not in TypeScript's types. */
interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

type Registration = ServiceWorkerRegistration & { readonly periodicSync?: PeriodicSync };

const registrationNow = async (): Promise<Registration | undefined> => serviceWorkers()?.getRegistration();

/** Whether the icon of the installed app can show a number. */
const canShowBadge = (): boolean => 'setAppBadge' in navigator;

/** Sets the number on the icon of the installed app; 0 removes it. Does nothing where there is none. */
export async function showBadge(count: number): Promise<void> {
  if (canShowBadge()) await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count));
}

/** Removes the shown notifications with a tag. */
export async function closeNotifications(tag: string): Promise<void> {
  const shown = await (await registrationNow())?.getNotifications({ tag });
  shown?.forEach((notification) => notification.close());
}

/**
 * Asks the browser to wake the service worker from time to time, or to stop.
 * @param minIntervalMs the shortest time between two checks, in milliseconds; null stops them
 * @returns whether it will; false where it cannot, or refuses, as it does for a site that is not installed.
 * Null when there is no worker yet
 */
export async function setBackgroundCheck(tag: string, minIntervalMs: number | null): Promise<boolean | null> {
  const registration = await registrationNow();
  if (registration === undefined) return null;
  const { periodicSync } = registration;
  if (minIntervalMs === null || periodicSync === undefined) {
    await periodicSync?.unregister(tag);
    return false;
  }
  try {
    await periodicSync.register(tag, { minInterval: minIntervalMs });
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') return false;
    throw cause;
  }
}
