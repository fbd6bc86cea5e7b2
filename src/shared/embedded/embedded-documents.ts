import type { IDBPTransaction } from 'idb';
import {
  BackendFailure,
  dutiesOf,
  type AccessPolicy,
  type Actor,
  type Condition,
  type DocumentData,
  type DocumentQuery,
  isObserved,
  isOfGroup,
  type DocumentsPort,
  type GroupQuery,
  type StoredDocument,
  type Write,
} from '../backend';
import { abortTransaction } from '../database-connection';
import type { ChangeChannel } from './change-channel';
import type { Connection } from './connection';
import { documentRow, isIndexed, sessionKey, type DocumentRow, type EmbeddedSchema } from './database';
import { applyChanges, fillServerTime } from './field-changes';
import type { Session } from './session';

interface EmbeddedDocumentsOptions {
  readonly connection: Connection;
  readonly channel: ChangeChannel;
  readonly policy: AccessPolicy;
  readonly session: Session;
  readonly now: () => Date;
}

type Read = (path: string) => Promise<DocumentData | null>;
type StoreName = 'accounts' | 'documents' | 'session';
type Transaction = IDBPTransaction<EmbeddedSchema, StoreName[], 'readonly' | 'readwrite'>;

const stores: StoreName[] = ['accounts', 'documents', 'session'];

const readIn =
  (transaction: Transaction): Read =>
  async (path) =>
    (await transaction.objectStore('documents').get(path))?.data ?? null;

async function actorOf(transaction: Transaction, session: Session): Promise<Actor> {
  const userId = session.short() ?? (await transaction.objectStore('session').get(sessionKey)) ?? null;
  if (userId === null) return { userId, role: null };
  const given = await readIn(transaction)(`roles/${userId}`);
  const role = given?.role;
  const account = await transaction.objectStore('accounts').get(userId);
  return {
    userId,
    role: role === 'admin' || role === 'tutor' ? role : null,
    duties: dutiesOf(given),
    ...(account && { email: account.email }),
    isEmailVerified: false,
  };
}

/** Documents in IndexedDB. The access policy runs inside the transaction of each call. */
export function createEmbeddedDocuments(options: EmbeddedDocumentsOptions): DocumentsPort {
  const { connection, channel, policy, session, now } = options;

  const documents: DocumentsPort = {
    async get(path) {
      const transaction = (await connection.open()).transaction(stores, 'readonly');
      const read = readIn(transaction);
      const document = await read(path);
      await policy.authorize('get', path, {
        actor: await actorOf(transaction, session),
        now: now().toISOString(),
        before: document,
        after: document,
        read,
        readAfter: read,
      });
      return document;
    },

    async list(query) {
      const transaction = (await connection.open()).transaction(stores, 'readonly');
      await policy.authorizeList({
        actor: await actorOf(transaction, session),
        query,
        read: readIn(transaction),
      });
      const rows = await rowsOf(transaction, query);
      const found = rows.map(({ path, data }) => ({ id: path.slice(path.lastIndexOf('/') + 1), data }));
      return select(found, query);
    },

    async listGroup({ group, where }) {
      const transaction = (await connection.open()).transaction(stores, 'readonly');
      await policy.authorizeGroup({
        actor: await actorOf(transaction, session),
        query: { group, where },
        read: readIn(transaction),
      });
      const rows = await groupRows(transaction, group);
      return rows
        .filter(({ data }) => where.every((condition) => meets(data, condition)))
        .map(({ path, data }) => ({ path, data }));
    },

    count: async (query) => (await documents.list(query)).length,

    async commit(writes) {
      // Strict durability: the form deletes its draft once this resolves.
      const transaction = (await connection.open()).transaction(stores, 'readwrite', {
        durability: 'strict',
      });
      const read = readIn(transaction);
      // A denied write aborts the whole batch; ignore the rejection of `done`, which adds nothing.
      transaction.done.catch(() => undefined);
      try {
        const time = now().toISOString();
        const after = await resultOf(writes, read, time);
        const readAfter: Read = async (path) => (after.has(path) ? (after.get(path) ?? null) : read(path));
        const actor = await actorOf(transaction, session);
        for (const { type, path } of writes) {
          const before = await read(path);
          const context = { actor, now: time, before, after: await readAfter(path), read, readAfter };
          await policy.authorize(type, path, context);
        }
        const store = transaction.objectStore('documents');
        for (const [path, data] of after) {
          if (data === null) await store.delete(path);
          else await store.put(documentRow(path, data));
        }
        await transaction.done;
      } catch (cause) {
        abortTransaction(transaction);
        throw cause;
      }
      channel.announce({ type: 'documents', paths: writes.map((write) => write.path) });
    },

    observe(target, onChange) {
      return channel.observe((change) => {
        if (change.type === 'reset') onChange('everything');
        if (change.type !== 'documents') return;
        const paths = change.paths.filter((path) => isObserved(target, path));
        if (paths.length > 0) onChange(paths);
      });
    },

    announce: (paths) => channel.announce({ type: 'documents', paths }),
  };
  // Each call is one transaction.
  return {
    ...documents,
    get: (path) => connection.carryOut(() => documents.get(path)),
    list: (query) => connection.carryOut(() => documents.list(query)),
    listGroup: (query) => connection.carryOut(() => documents.listGroup(query)),
    count: (query) => connection.carryOut(() => documents.count(query)),
    commit: (writes) => connection.carryOut(() => documents.commit(writes)),
  };
}

/** Candidate rows of a query, by an index of one of its fields when there is one. */
function rowsOf(
  transaction: Transaction,
  { collection, where = [] }: DocumentQuery,
): Promise<readonly DocumentRow[]> {
  const store = transaction.objectStore('documents');
  for (const condition of where)
    if ('equals' in condition && isIndexed(condition.field) && typeof condition.equals === 'string')
      return store.index(condition.field).getAll([collection, condition.equals]);
  return store.index('collection').getAll(collection);
}

/** The rows of a collection group, collection by collection: their paths sort so too. */
async function groupRows(
  transaction: Transaction,
  group: GroupQuery['group'],
): Promise<readonly DocumentRow[]> {
  const index = transaction.objectStore('documents').index('collection');
  const [parent = ''] = group.split('*');
  const rows: DocumentRow[] = [];
  const below = IDBKeyRange.bound(parent, `${parent}\uffff`);
  let cursor = await index.openKeyCursor(below, 'nextunique');
  for (; cursor; cursor = await cursor.continue()) {
    const collection = cursor.key;
    if (isOfGroup(collection, group)) rows.push(...(await index.getAll(collection)));
  }
  return rows;
}

/** The documents after the batch, by path; null when deleted. */
async function resultOf(
  writes: readonly Write[],
  read: Read,
  time: string,
): Promise<ReadonlyMap<string, DocumentData | null>> {
  const after = new Map<string, DocumentData | null>();
  for (const write of writes) {
    const before = after.has(write.path) ? (after.get(write.path) ?? null) : await read(write.path);
    if (write.type === 'create' && before) throw await whyExists(writes, write.path, read);
    if (write.type !== 'create' && !before)
      throw new BackendFailure('not-found', `there is no ${write.path}`);
    if (write.type === 'delete') after.set(write.path, null);
    else if (write.type === 'create') after.set(write.path, fillServerTime(write.data, time));
    else after.set(write.path, applyChanges(before ?? {}, fillServerTime(write.changes, time)));
  }
  return after;
}

/**
 * Why a document cannot be created. A batch that is sent again has all its documents stored, which its sender
 * treats as success. When one is missing, the other is somebody else's: an hour that was just taken.
 */
async function whyExists(writes: readonly Write[], path: string, read: Read): Promise<BackendFailure> {
  const creates = writes.filter(({ type }) => type === 'create');
  const stored = await Promise.all(creates.map((write) => read(write.path)));
  return stored.includes(null)
    ? new BackendFailure('forbidden', `${path} is somebody else's`)
    : new BackendFailure('already-exists', `${path} is there already`);
}

/** Filters, sorts and limits documents. */
function select(documents: readonly StoredDocument[], query: DocumentQuery): readonly StoredDocument[] {
  const { where = [], orderBy, limit, after } = query;
  const matching = documents.filter(({ data }) => where.every((condition) => meets(data, condition)));
  if (!orderBy) return matching.slice(0, limit);
  const sign = orderBy.direction === 'ascending' ? 1 : -1;
  const valueOf = ({ data }: StoredDocument) => data[orderBy.field];
  matching.sort((a, b) => sign * (compare(valueOf(a), valueOf(b)) || compare(a.id, b.id)));
  if (!after) return matching.slice(0, limit);
  const value = 'time' in after ? after.time : after.text;
  const isFollowing = (one: StoredDocument) => {
    const order = compare(valueOf(one), value);
    return sign * (order === 0 && after.id !== undefined ? compare(one.id, after.id) : order) > 0;
  };
  return matching.filter(isFollowing).slice(0, limit);
}

function meets(data: DocumentData, condition: Condition): boolean {
  // A field of a map is named by its path, as in Firestore: `by.userId`.
  const value = condition.field
    .split('.')
    .reduce<unknown>((map, part) => (map as DocumentData | undefined)?.[part], data);
  if ('equals' in condition) return value === condition.equals;
  if ('contains' in condition) return Array.isArray(value) && value.includes(condition.contains);
  if (typeof value !== 'string') return false;
  if ('oneOf' in condition) return condition.oneOf.includes(value);
  return 'notBefore' in condition ? value >= condition.notBefore : value <= condition.notAfter;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
