import { expect, type Page } from './test';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Waits for the demo's database. Opening it earlier would make an empty one in the place of the site's own.
 */
async function waitForDatabase(page: Page): Promise<void> {
  const hasDatabase = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'lifeline'));
  await expect.poll(hasDatabase, { intervals: [50, 100] }).toBe(true);
}

/** Writes documents, by path, to the demo's database. The page shows them after a reload. */
export async function putDocuments(page: Page, documents: Readonly<Record<string, Fields>>): Promise<void> {
  await waitForDatabase(page);
  await page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(String(opening.error)));
    });
    const transaction = database.transaction('documents', 'readwrite');
    for (const [path, data] of Object.entries(rows)) {
      const collection = path.slice(0, path.lastIndexOf('/'));
      transaction.objectStore('documents').put({ path, collection, data });
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(new Error(String(transaction.error)));
    });
    database.close();
  }, documents);
}

/** Reads documents of the demo's database with this path prefix, by path. */
export async function readDocuments(page: Page, prefix: string): Promise<Readonly<Record<string, Fields>>> {
  await waitForDatabase(page);
  return page.evaluate(async (start) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(String(opening.error)));
    });
    const reading = database.transaction('documents').objectStore('documents').getAll();
    const rows = await new Promise<{ path: string; data: Record<string, unknown> }[]>((resolve, reject) => {
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(new Error(String(reading.error)));
    });
    database.close();
    return Object.fromEntries(
      rows.filter(({ path }) => path.startsWith(start)).map(({ path, data }) => [path, data]),
    );
  }, prefix);
}

/** State of the stored document at this path; undefined without one. */
export const stateOf = async (page: Page, path: string): Promise<unknown> =>
  (await readDocuments(page, path))[path]?.state;

/**
 * Lets the store of this browser refuse the documents whose paths start so, until the page is loaded anew or
 * `mendStore` is called.
 */
export const breakStore = (page: Page, start: string): Promise<void> =>
  page.evaluate((refused) => {
    delete document.documentElement.dataset.mended;
    const puts = IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(puts, 'put')?.value as (
      this: IDBObjectStore,
      row: unknown,
      key?: IDBValidKey,
    ) => IDBRequest<IDBValidKey>;
    puts.put = function (row: { readonly path?: string }, key?: IDBValidKey) {
      if (row.path?.startsWith(refused) && document.documentElement.dataset.mended === undefined)
        throw new DOMException('The store is closing.', 'InvalidStateError');
      return key === undefined ? put.call(this, row) : put.call(this, row, key);
    };
  }, start);

/** Lets the store of this browser take everything again. */
export const mendStore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mended = 'yes';
  });
