import {
  Bytes,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { isServerTime, type DocumentData, type Write } from '@/shared/backend';
import type { Attempt, Call, Caller, Documents } from '../policy/attempt';
import type { RulesEnvironment } from './rules-environment';

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Converts a value to Firestore; times become timestamps, including forged ones. */
function toStored(value: unknown): unknown {
  if (isServerTime(value)) return serverTimestamp();
  if (value instanceof Uint8Array) return Bytes.fromUint8Array(value);
  if (Array.isArray(value)) return value.map(toStored);
  if (typeof value === 'string' && isoTime.test(value)) return Timestamp.fromDate(new Date(value));
  return typeof value === 'object' && value !== null ? toStoredFields(value as DocumentData) : value;
}

/** Times stored as text, not server time. */
const saidTimes = ['startsAt', 'typedAt'];

const toStoredFields = (data: DocumentData): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      saidTimes.includes(field) ? value : toStored(value),
    ]),
  );

async function commit(database: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(database);
  for (const write of writes) {
    const target = doc(database, write.path);
    if (write.type === 'create') batch.set(target, toStoredFields(write.data));
    else if (write.type === 'update') batch.update(target, toStoredFields(write.changes));
    else batch.delete(target);
  }
  await batch.commit();
}

async function make(database: Firestore, call: Call): Promise<void> {
  if ('get' in call) await getDoc(doc(database, call.get));
  // The site reads lists in pages of this size for guests.
  else if ('list' in call) await getDocs(query(collection(database, call.list), limit(60)));
  else await commit(database, call.commit);
}

/** Too large, or not a document: rejected before the rules run. */
const refusals: readonly unknown[] = ['permission-denied', 'invalid-argument'];

export const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && refusals.includes(cause.code);

/** Tests the database rules: clears the database, stores the documents and makes the call. */
export function createRulesAttempt(environment: RulesEnvironment): Attempt {
  const databases = new Map<string, Firestore>();

  const databaseOf = ({ userId, email, isEmailVerified }: Caller): Firestore => {
    const token = { ...(email !== undefined && { email }), email_verified: isEmailVerified ?? false };
    const key = JSON.stringify([userId, token]);
    const known = databases.get(key);
    if (known) return known;
    const context =
      userId === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(userId, token);
    const database = context.firestore();
    databases.set(key, database);
    return database;
  };

  /** The server's contents, until something is written. */
  let standing: Documents | null = null;

  const store = async (stored: Documents): Promise<void> => {
    await environment.clearFirestore();
    const writes = Object.entries(stored).map(([path, data]): Write => ({ type: 'create', path, data }));
    await environment.withSecurityRulesDisabled((context) => commit(context.firestore(), writes));
    standing = stored;
  };

  return async (who, stored, call) => {
    if (standing !== stored) await store(stored);
    try {
      await make(databaseOf(who), call);
      if ('commit' in call) standing = null;
      return true;
    } catch (cause) {
      if (isRefusal(cause)) return false;
      throw cause;
    }
  };
}
