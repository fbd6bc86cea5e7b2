import {
  collectionOf,
  type Condition,
  type DocumentData,
  type DocumentsChange,
  type DocumentsPort,
  type ListPlace,
} from '@/shared/backend';

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const fieldOf = (data: DocumentData, field: string): unknown =>
  field.split('.').reduce<unknown>((value, part) => (value as DocumentData | undefined)?.[part], data);

function meets(data: DocumentData, condition: Condition): boolean {
  const value = fieldOf(data, condition.field);
  if ('equals' in condition) return value === condition.equals;
  if ('contains' in condition) return Array.isArray(value) && value.includes(condition.contains);
  if ('oneOf' in condition) return typeof value === 'string' && condition.oneOf.includes(value);
  if (typeof value !== 'string') return false;
  return 'notBefore' in condition ? value >= condition.notBefore : value <= condition.notAfter;
}

const valueOf = (place: ListPlace) => ('time' in place ? place.time : place.text);

/** The collections of one kind together: `offers/*\/lessons`. */
const kindOf = (collection: string) =>
  collection
    .split('/')
    .map((part, at) => (at % 2 === 0 ? part : '*'))
    .join('/');

/**
 * Counts reads of documents as Firestore bills them: one for each document that a list returns, one for an
 * empty list, one for a document that is missing, one for a count of up to 1,000. Observers are told by the
 * test alone.
 */
export function countDocuments(counted: DocumentsPort) {
  const observers = new Set<{
    readonly target: string;
    readonly onChange: (change: DocumentsChange) => void;
    readonly everyMs: number | undefined;
  }>();
  const reads = new Map<string, number>();
  let calls = 0;
  const count = (collection: string, documents: number) => {
    const kind = kindOf(collection);
    calls += 1;
    reads.set(kind, (reads.get(kind) ?? 0) + documents);
  };
  let pending = 0;
  const whileAsked = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    pending += 1;
    try {
      return await asked;
    } finally {
      pending -= 1;
    }
  };
  const documents: DocumentsPort = {
    ...counted,
    get: (path) => {
      count(collectionOf(path), 1);
      return whileAsked(counted.get(path));
    },
    list: async (query) => {
      const found = await whileAsked(counted.list(query));
      count(query.collection, Math.max(1, found.length));
      return found;
    },
    listGroup: async (query) => {
      const found = await whileAsked(counted.listGroup(query));
      count(query.group, Math.max(1, found.length));
      return found;
    },
    count: (query) => {
      count(query.collection, 1);
      return whileAsked(counted.count(query));
    },
    observe: (target, onChange, { everyMs } = {}) => {
      const observer = { target, onChange, everyMs };
      observers.add(observer);
      return () => void observers.delete(observer);
    },
  };
  return {
    documents,
    /** Tells observers of a collection or document that it may have changed. */
    tell: (target: string, change: DocumentsChange = 'unknown') => {
      for (const observer of [...observers]) if (observer.target === target) observer.onChange(change);
    },
    /** Lets time pass for those who ask by the clock: each is told as often as it wants within this time. */
    passTime: async (ms: number, settled: () => Promise<void>) => {
      const polls = [...observers].flatMap((observer) =>
        Array.from({ length: Math.floor(ms / (observer.everyMs ?? Infinity)) }, () => observer),
      );
      for (const { onChange } of polls) {
        onChange('unknown');
        await settled();
      }
    },
    /** Whether an answer is still to come. */
    isAsked: () => pending > 0,
    /** Documents read since `takeReads`. */
    readSoFar: () => sumOf(Object.fromEntries(reads)),
    /** Requests to the database since the last call of this. */
    takeCalls: (): number => {
      const taken = calls;
      calls = 0;
      return taken;
    },
    /** Documents read since the last call, by kind of collection. */
    takeReads: (): Readonly<Record<string, number>> => {
      const taken = Object.fromEntries([...reads].sort(([, one], [, other]) => other - one));
      reads.clear();
      return taken;
    },
  };
}

export type CountedDocuments = ReturnType<typeof countDocuments>;

/** Counted documents in memory. Nobody is asked whether it is allowed. */
export function createCountingDocuments(stored: Readonly<Record<string, DocumentData>>) {
  const collections = new Map<string, Map<string, DocumentData>>();
  const put = (path: string, data: DocumentData) => {
    const here = collections.get(collectionOf(path)) ?? new Map<string, DocumentData>();
    collections.set(collectionOf(path), here.set(idOf(path), data));
  };
  for (const [path, data] of Object.entries(stored)) put(path, data);
  const matching = (collection: string, where: readonly Condition[]) =>
    [...(collections.get(collection) ?? [])].filter(([, data]) =>
      where.every((condition) => meets(data, condition)),
    );
  const memory: DocumentsPort = {
    get: (path) => Promise.resolve(collections.get(collectionOf(path))?.get(idOf(path)) ?? null),
    list: ({ collection, where = [], orderBy, limit = Infinity, after }) => {
      let found = matching(collection, where);
      if (orderBy) {
        const sign = orderBy.direction === 'ascending' ? 1 : -1;
        const keyOf = ([id, data]: (typeof found)[number]) => `${String(fieldOf(data, orderBy.field))} ${id}`;
        found.sort((one, other) => (keyOf(one) < keyOf(other) ? -sign : sign));
        const place = after && `${valueOf(after)} ${after.id ?? (sign > 0 ? '\uffff' : '')}`;
        if (place !== undefined)
          found = found.filter((one) => keyOf(one) > place === sign > 0 && keyOf(one) !== place);
      }
      return Promise.resolve(found.slice(0, limit).map(([id, data]) => ({ id, data })));
    },
    listGroup: ({ group, where }) =>
      Promise.resolve(
        [...collections.keys()]
          .filter((collection) => kindOf(collection) === group)
          .flatMap((collection) =>
            matching(collection, where).map(([id, data]) => ({ path: `${collection}/${id}`, data })),
          ),
      ),
    count: ({ collection, where = [], limit }) =>
      Promise.resolve(Math.min(limit, matching(collection, where).length)),
    commit: () => Promise.resolve(),
    announce: () => undefined,
    observe: () => () => undefined,
  };
  return { ...countDocuments(memory), put };
}

export const sumOf = (reads: Readonly<Record<string, number>>): number =>
  Object.values(reads).reduce((sum, count) => sum + count, 0);
