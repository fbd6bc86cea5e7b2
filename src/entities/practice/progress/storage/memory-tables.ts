import {
  keyFields,
  type Key,
  type PracticeRows,
  type PracticeTables,
  type TableName,
  type Tables,
} from './tables';

type Row = PracticeRows[TableName];

const keyOf = (name: TableName, row: Row): Key =>
  keyFields[name].map((field) => (row as unknown as Readonly<Record<string, string | number>>)[field] ?? '');

const startsWith = (key: Key, prefix: Key): boolean => prefix.every((part, index) => key[index] === part);

function inOrder(one: Key, other: Key): number {
  for (const [index, part] of one.entries()) {
    const facing = other[index] ?? '';
    if (part !== facing) return part < facing ? -1 : 1;
  }
  return 0;
}

type Entry = readonly [Key, Row];

const tablesOf = (rows: Map<TableName, Map<string, Entry>>): Tables => {
  const tableOf = (name: TableName): Map<string, Entry> => {
    const table = rows.get(name) ?? new Map<string, Entry>();
    rows.set(name, table);
    return table;
  };
  return {
    get: async <Name extends TableName>(name: Name, key: Key) =>
      tableOf(name).get(JSON.stringify(key))?.[1] as PracticeRows[Name] | undefined,
    list: async <Name extends TableName>(
      name: Name,
      { prefix, from, last }: Parameters<Tables['list']>[1],
    ) => {
      const found = [...tableOf(name).values()]
        .filter(
          ([key]) => startsWith(key, prefix) && (from === undefined || Number(key[prefix.length]) >= from),
        )
        .sort(([one], [other]) => inOrder(one, other))
        .map(([, row]) => row as PracticeRows[Name]);
      return last === undefined ? found : found.slice(Math.max(0, found.length - last));
    },
    put: async (name, row) => {
      const key = keyOf(name, row);
      tableOf(name).set(JSON.stringify(key), [key, row]);
    },
    remove: async (name, prefix) => {
      const table = tableOf(name);
      for (const [text, [key]] of [...table]) if (startsWith(key, prefix)) table.delete(text);
    },
  };
};

/** Progress of this tab only: on a shared phone, and where the browser denies storage. */
export function createMemoryTables(): PracticeTables {
  let kept = new Map<TableName, Map<string, Entry>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    transact: (_mode, run) => {
      // One after the other, each on a copy, as in a database.
      const next = last.then(async () => {
        const copy = new Map([...kept].map(([name, table]) => [name, new Map(table)]));
        const result = await run(tablesOf(copy));
        kept = copy;
        return result;
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
}
