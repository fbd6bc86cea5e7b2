import type { Page } from './test';

const stores = ['documents', 'accounts'] as const;

/**
 * Reads or fills the demo's database: records and accounts, without the session. The contents are one JSON
 * text with bytes in base64: Playwright takes a minute to pass a file of 900 kB as a list of numbers.
 */
async function inDatabase(page: Page, contents: string | null): Promise<string> {
  return page.evaluate(
    async ({ names, incoming }) => {
      const pack = (_key: string, value: unknown) => {
        if (!(value instanceof Uint8Array)) return value;
        let characters = '';
        for (const byte of value) characters += String.fromCharCode(byte);
        return { base64: btoa(characters) };
      };
      const unpack = (_key: string, value: unknown) =>
        typeof value === 'object' && value !== null && 'base64' in value
          ? Uint8Array.from(atob(String(value.base64)), (character) => character.charCodeAt(0))
          : value;
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const database = await settled(indexedDB.open('lifeline'));
      const transaction = database.transaction(names, incoming === null ? 'readonly' : 'readwrite');
      const given =
        incoming === null ? null : (JSON.parse(incoming, unpack) as Readonly<Record<string, unknown[]>>);
      const found: Record<string, unknown[]> = {};
      for (const name of names) {
        const store = transaction.objectStore(name);
        if (given === null) found[name] = (await settled(store.getAll())) as unknown[];
        else {
          // Each browser creates the demo accounts itself, on first use.
          if (name === 'documents') await settled(store.clear());
          await Promise.all((given[name] ?? []).map((row) => settled(store.put(row))));
        }
      }
      database.close();
      return JSON.stringify(found, pack);
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
