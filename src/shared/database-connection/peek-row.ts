import { openDB, type IDBPDatabase } from 'idb';

/** Reads a database that another part of the site has created, without creating it; undefined without one. */
async function peek<Answer>(
  name: string,
  read: (database: IDBPDatabase) => Promise<Answer>,
): Promise<Answer | undefined> {
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
      return await read(database);
    } finally {
      database.close();
    }
  } catch (cause) {
    if (found.isNew) return undefined;
    throw cause;
  }
}

/**
 * Reads one row of a database that another part of the site has created, without creating it: for the service
 * worker, in which that part does not run. Undefined when there is none.
 */
export const peekRow = (name: string, store: string, key: string): Promise<unknown> =>
  peek(name, (database) => database.get(store, key) as Promise<unknown>);

/** Reads the rows that have a value of an index, as `peekRow` does. None without the database. */
export const peekRows = async (
  name: string,
  { store, index, value }: { readonly store: string; readonly index: string; readonly value: string },
): Promise<readonly unknown[]> =>
  (await peek(name, (database) => database.getAllFromIndex(store, index, value) as Promise<unknown[]>)) ?? [];
