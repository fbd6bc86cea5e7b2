import { runInPage } from './driver.mjs';

/**
 * Leaves the page during a write to a store, which stays open until the page is gone, as on a slow phone.
 * @param {import('./person.mjs').Person} person
 * @param {string} store
 * @param {string} path where to go
 * @param {() => Promise<void>} write makes the page write
 */
export async function leaveWhileWriting(person, store, path, write) {
  await runInPage(
    person.driver,
    (name, next) => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (/** @type {[value: unknown, key?: IDBValidKey]} */ ...args) {
        const request = put.apply(this, args);
        if (this.name !== name) return request;
        IDBObjectStore.prototype.put = put;
        const keepOpen = () => {
          try {
            this.count().onsuccess = keepOpen;
          } catch (cause) {
            // Leaving the page has ended the transaction.
            if (!(cause instanceof DOMException)) throw cause;
          }
        };
        keepOpen();
        window.location.assign(next);
        return request;
      };
    },
    store,
    path,
  );
  await write();
  await person.until(`the page ${path}`, (next) => window.location.pathname === next, path);
  await person.isAwake();
}

/**
 * Goes back to the previous page.
 * @param {import('./person.mjs').Person} person
 */
export async function comeBack(person) {
  const left = await runInPage(person.driver, () => window.location.pathname);
  await person.driver.back();
  await person.until('the page before', (path) => window.location.pathname !== path, left);
  await person.isAwake();
}
