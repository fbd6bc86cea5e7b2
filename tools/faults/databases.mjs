/** @typedef {import('@playwright/test').Page} Page */
/**
 * A stored row; each reader knows its fields.
 * @typedef {Record<string, any>} Row
 */

/**
 * Reads all rows of a store, of the embedded backend or the device database.
 * @param {Page} page
 * @param {'lifeline' | 'lifeline-device'} name
 * @param {string} store
 * @returns {Promise<Row[]>}
 */
export const readStore = (page, name, store) =>
  page.evaluate(
    ([database, wanted]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(String(database));
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction(String(wanted)).objectStore(String(wanted)).getAll();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            // Omit file contents, which are large.
            resolve(
              JSON.parse(JSON.stringify(asking.result, (_, value) => (value instanceof Blob ? '' : value))),
            );
          };
        };
      }),
    [name, store],
  );

/**
 * Reads the backend's documents with this path prefix, by path.
 * @param {Page} page
 * @param {string} start
 * @returns {Promise<Record<string, Row>>}
 */
export async function readRecords(page, start) {
  const rows = await readStore(page, 'lifeline', 'documents');
  return Object.fromEntries(
    rows.filter(({ path }) => path.startsWith(start)).map(({ path, data }) => [path, data]),
  );
}
