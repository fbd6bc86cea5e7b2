import type { Page } from './test';

/**
 * Everything that the browser keeps for this site, as one text: storage of both kinds, cookies, every
 * database with all its stores, every cache with its addresses and bodies, and the page's history entry.
 * @param except databases that are left out
 */
export function readStores(
  page: Page,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<string> {
  return page.evaluate(async (leftOut) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const readDatabase = async (name: string) => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(
        stores.map(async (store) => {
          const reading = database.transaction(store).objectStore(store);
          return [store, await done(reading.getAllKeys()), await done(reading.getAll())];
        }),
      );
      database.close();
      return rows;
    };
    const readCache = async (name: string) => {
      const cache = await caches.open(name);
      const answers = await Promise.all(
        (await cache.keys()).map(async ({ url }) => [url, await (await cache.match(url))?.text()]),
      );
      return [name, answers];
    };
    const databases = (await indexedDB.databases()).flatMap(({ name = '' }) =>
      leftOut.includes(name) ? [] : [name],
    );
    const spread = (_key: string, value: unknown) =>
      value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
    return JSON.stringify(
      {
        local: Object.entries(localStorage),
        session: Object.entries(sessionStorage),
        cookies: document.cookie,
        databases: await Promise.all(databases.map(readDatabase)),
        caches: await Promise.all((await caches.keys()).map(readCache)),
        shown: [location.href, document.title, history.state, window.name],
      },
      spread,
    );
  }, except);
}
