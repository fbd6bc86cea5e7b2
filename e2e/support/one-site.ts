import type { Page } from './test';

/** Contents of a browser's embedded backend: records and accounts, without the session. */
type Contents = Readonly<Record<'documents' | 'accounts', readonly unknown[]>>;

const stores = ['documents', 'accounts'] as const;

/** Reads or fills the demo's database. Bytes are converted to lists of numbers, for JSON. */
async function inDatabase(page: Page, contents: Contents | null): Promise<Contents> {
  return page.evaluate(
    async ({ names, incoming }) => {
      const pack = (_key: string, value: unknown) =>
        value instanceof Uint8Array ? { bytes: [...value] } : value;
      const unpack = (_key: string, value: unknown) => {
        const isBytes = typeof value === 'object' && value !== null && 'bytes' in value;
        return isBytes && Array.isArray(value.bytes) ? new Uint8Array(value.bytes as number[]) : value;
      };
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const database = await settled(indexedDB.open('lifeline'));
      const transaction = database.transaction(names, incoming ? 'readwrite' : 'readonly');
      const found: Record<string, unknown[]> = {};
      for (const name of names) {
        const store = transaction.objectStore(name);
        if (!incoming) found[name] = (await settled(store.getAll())) as unknown[];
        else {
          // Each browser creates the demo accounts itself, on first use.
          if (name === 'documents') await settled(store.clear());
          const rows = JSON.parse(JSON.stringify(incoming[name]), unpack) as unknown[];
          await Promise.all(rows.map((row) => settled(store.put(row))));
        }
      }
      database.close();
      return JSON.parse(JSON.stringify(found, pack)) as Contents;
    },
    { names: [...stores], incoming: contents },
  );
}

/**
 * Synchronizes the embedded backends of several browsers, as a server would. Each browser keeps its own
 * session, drafts and outbox. With a real backend there is nothing to do.
 */
export function createOneSite(people: readonly Page[]) {
  return {
    /** Copies this person's data to the other browsers. */
    async share(doer: Page): Promise<void> {
      if ((await doer.locator('html[data-backend=firebase]').count()) > 0) return;
      const contents = await inDatabase(doer, null);
      for (const page of people) if (page !== doer) await inDatabase(page, contents);
    },
  };
}
