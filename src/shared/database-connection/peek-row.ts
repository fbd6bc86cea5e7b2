import { openDB } from 'idb';

/**
 * Reads one row of a database that another part of the site has created, without creating it: for the service
 * worker, in which that part does not run. Undefined when there is none.
 */
export async function peekRow(name: string, store: string, key: string): Promise<unknown> {
  const found = { isNew: false };
  try {
    const database = await openDB(name, undefined, {
      upgrade(_database, _from, _to, transaction) {
        found.isNew = true;
        // The opening itself rejects.
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    try {
      return (await database.get(store, key)) as unknown;
    } finally {
      database.close();
    }
  } catch (cause) {
    if (found.isNew) return undefined;
    throw cause;
  }
}
