import { carryOut, openDeviceDatabase, practiceStores } from '@/shared/device-database';
import type { Key, PracticeRows, PracticeTables, Selection, TableName, Tables } from './tables';

const storeNames = {
  profiles: 'practiceProfiles',
  answers: 'practiceAnswers',
  cards: 'practiceCards',
  sittings: 'practiceSittings',
} as const satisfies Readonly<Record<TableName, (typeof practiceStores)[number]>>;

/** Keys that begin with the prefix. An array sorts after every text and number. */
const rangeOf = (prefix: Key, from?: number): IDBKeyRange =>
  IDBKeyRange.bound(from === undefined ? [...prefix] : [...prefix, from], [...prefix, []]);

const begin = async (mode: 'readonly' | 'readwrite') =>
  (await openDeviceDatabase()).transaction(
    practiceStores,
    mode,
    // An answer counts as kept only after it is flushed to disk.
    mode === 'readwrite' ? { durability: 'strict' } : undefined,
  );

type Transaction = Awaited<ReturnType<typeof begin>>;

/** The last rows of the range, oldest first. Reads no others. */
async function listLast(
  transaction: Transaction,
  name: TableName,
  { prefix, from, last = 0 }: Selection,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  const store = transaction.objectStore(storeNames[name]);
  let cursor = last > 0 ? await store.openCursor(rangeOf(prefix, from), 'prev') : null;
  while (cursor) {
    rows.push(cursor.value);
    cursor = rows.length < last ? await cursor.continue() : null;
  }
  return rows.reverse();
}

/** The rows are written by this slice alone, so their types are taken as known. */
const tablesOf = (transaction: Transaction): Tables => ({
  get: async <Name extends TableName>(name: Name, key: Key) =>
    (await transaction.objectStore(storeNames[name]).get(IDBKeyRange.only([...key]))) as
      PracticeRows[Name] | undefined,
  list: async <Name extends TableName>(name: Name, selection: Selection) => {
    const { prefix, from, last } = selection;
    const rows: unknown[] =
      last === undefined
        ? await transaction.objectStore(storeNames[name]).getAll(rangeOf(prefix, from))
        : await listLast(transaction, name, selection);
    return rows as PracticeRows[Name][];
  },
  put: async (name, row) => {
    await transaction.objectStore(storeNames[name]).put?.(row);
  },
  remove: async (name, prefix) => {
    await transaction.objectStore(storeNames[name]).delete?.(rangeOf(prefix));
  },
});

/** Progress in the device database, shared by all tabs. */
export const createDeviceTables = (): PracticeTables => ({
  transact: (mode, run) =>
    carryOut(async () => {
      const transaction = await begin(mode);
      try {
        const result = await run(tablesOf(transaction));
        await transaction.done;
        return result;
      } catch (cause) {
        abort(transaction);
        // The abort of a full device says why; a request that failed with it does not.
        throw transaction.error ?? cause;
      }
    }),
});

/** Rolls back, unless the browser has done so already. */
function abort(transaction: Transaction): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'InvalidStateError')) throw cause;
  }
}
