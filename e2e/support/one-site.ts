import type { Page } from './test';

/** What the embedded backend of one browser holds: records and accounts, but not who is signed in there. */
type Contents = Readonly<Record<'documents' | 'accounts', readonly unknown[]>>;

const stores = ['documents', 'accounts'] as const;

/** Reads or fills the database of the demo. Bytes travel as lists of numbers: what goes between browsers must be JSON. */
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
          // Each browser makes the accounts of the demo by itself, when they are first used.
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
 * One site for the browsers of several people. The embedded backend lives in one browser; here what one of them holds after an
 * act is brought to the others, as a server would do. Each keeps its own sign-in, drafts and outbox. Where the site has a real
 * backend there is nothing to bring.
 */
export function createOneSite(people: readonly Page[]) {
  return {
    /** Everybody knows from now on what this person did. */
    async share(doer: Page): Promise<void> {
      if ((await doer.locator('html[data-backend=firebase]').count()) > 0) return;
      const contents = await inDatabase(doer, null);
      for (const page of people) if (page !== doer) await inDatabase(page, contents);
    },
  };
}
