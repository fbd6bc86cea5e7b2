/** Whether this browser can wake the service worker by itself. It also has to grant it. */
export const canCheckInBackground = (): boolean =>
  'ServiceWorkerRegistration' in window && 'periodicSync' in ServiceWorkerRegistration.prototype;

/** What the person has answered about notifications; null where the browser has none. */
export const mayNotify = (): NotificationPermission | null =>
  'Notification' in window ? Notification.permission : null;

/** Shows the browser's question about notifications; must be called in a user gesture. */
export const askToNotify = async (): Promise<NotificationPermission> => Notification.requestPermission();
