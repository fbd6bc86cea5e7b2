import { carryOut, openDeviceDatabase } from './device-database';

/** Id of the row that counts the checks of the day. */
export const newsBookId = 'book';

/**
 * Deletes what is known of news, and the leave of the service worker to ask for them. The number of checks of
 * the day stays. Rejects when storage is denied.
 */
export const forgetNews = (): Promise<void> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('news', 'readwrite');
    for (const id of await store.getAllKeys()) if (id !== newsBookId) await store.delete(id);
    await done;
  });
