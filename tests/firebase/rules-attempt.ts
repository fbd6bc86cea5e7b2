import {
  Bytes,
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { isIncrement, isServerTime, type DocumentData, type Write } from '@/shared/backend';
import { toConstraint } from '@/shared/firebase/read-list';
import type { Attempt, Call, Caller, Documents } from '../policy/attempt';
import type { RulesEnvironment } from './rules-environment';

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Converts a value to Firestore; times become timestamps, including forged ones. */
function toStored(value: unknown): unknown {
  if (isServerTime(value)) return serverTimestamp();
  if (isIncrement(value)) return increment(value.by);
  if (value instanceof Uint8Array) return Bytes.fromUint8Array(value);
  if (Array.isArray(value)) return value.map(toStored);
  if (typeof value === 'string' && isoTime.test(value)) return Timestamp.fromDate(new Date(value));
  return typeof value === 'object' && value !== null ? toStoredFields(value as DocumentData) : value;
}

/** Times stored as text, not server time. */
const saidTimes = ['start', 'startsAt', 'oldStart', 'typedAt', 'closesAt', 'sentAt'];

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
  else if ('list' in call)
    await getDocs(query(collection(database, call.list), ...(call.where ?? []).map(toConstraint), limit(60)));
  else if ('group' in call) {
    const group = collectionGroup(database, call.group.slice(call.group.lastIndexOf('/') + 1));
    await getDocs(query(group, ...(call.where ?? []).map(toConstraint), limit(60)));
  } else await commit(database, call.commit);
}

/**
 * Besides a refusal of the rules: too large, or not a document. The SDK reports the latter, HTTP status 400,
 * as a failed precondition.
 */
const refusals: readonly unknown[] = ['permission-denied', 'invalid-argument', 'failed-precondition'];

export const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && refusals.includes(cause.code);

/** Writes of one commit of the SDK. */
const maximumWrites = 500;

/**
 * Tests the database rules: brings the database to the stored documents and makes the call. It writes only
 * what differs from the call before.
 */
export function createRulesAttempt(environment: RulesEnvironment): Attempt {
  const databases = new Map<string, Firestore>();

  const databaseOf = ({ userId, email, isEmailVerified }: Caller): Firestore => {
    const claims = { ...(email !== undefined && { email }), email_verified: isEmailVerified ?? false };
    const key = JSON.stringify([userId, claims]);
    const known = databases.get(key);
    if (known) return known;
    const database = userId === null ? environment.guest() : environment.signedIn(userId, claims);
    databases.set(key, database);
    return database;
  };

  const owner = environment.owner();
  /** The server's documents; null for one that a call has written. */
  let present: Readonly<Record<string, DocumentData | null>> | null = null;

  const bringTo = async (stored: Documents): Promise<void> => {
    const before = present ?? (await environment.clear(), {});
    // Unknown until all is written.
    present = null;
    const removed = Object.keys(before).filter((path) => !(path in stored));
    const changed = Object.entries(stored).filter(([path, data]) => before[path] !== data);
    const writes = [
      ...removed.map((path): Write => ({ type: 'delete', path })),
      ...changed.map(([path, data]): Write => ({ type: 'create', path, data })),
    ];
    for (let from = 0; from < writes.length; from += maximumWrites)
      await commit(owner, writes.slice(from, from + maximumWrites));
    present = stored;
  };

  return async (who, stored, call) => {
    await bringTo(stored);
    try {
      await make(databaseOf(who), call);
      if ('commit' in call)
        present = { ...present, ...Object.fromEntries(call.commit.map(({ path }) => [path, null])) };
      return true;
    } catch (cause) {
      if (isRefusal(cause)) return false;
      throw cause;
    }
  };
}
