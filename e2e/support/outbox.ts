import type { Page } from './test';

/** Puts an item into the outbox of this phone, whose database is there. */
export const putIntoOutbox = (page: Page, item: object): Promise<void> =>
  page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lifeline-device');
        opening.onerror = () => reject(opening.error ?? new Error('the device was not opened'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('outbox', 'readwrite');
          transaction.objectStore('outbox').put(row);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    item,
  );

/** A submission that has arrived, as the outbox keeps it. */
export const sentItem = (code: string, addedAt: string) => ({
  code,
  fingerprint: code,
  addedAt,
  state: 'sent',
  sentAt: addedAt,
});
