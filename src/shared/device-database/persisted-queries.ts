import { carryOut, openDeviceDatabase, type PersistedQueryRow } from './device-database';

const hashed = /^[0-9a-f]{64}$/;

/** Hashes a query key, which may contain a reference code, so that stored keys reveal none. */
async function hideKey(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores an answer, replacing the previous one. Rejects when storage is denied. */
export async function putPersistedQuery(row: PersistedQueryRow): Promise<void> {
  const hidden = { ...row, key: await hideKey(row.key) };
  await carryOut(async () => (await openDeviceDatabase()).put('keptAnswers', hidden));
}

/** Reads the stored answer; null when there is none. */
export async function getPersistedQuery(owner: string, key: string): Promise<PersistedQueryRow | null> {
  const hidden = await hideKey(key);
  return (
    (await carryOut(async () => (await openDeviceDatabase()).get('keptAnswers', [owner, hidden]))) ?? null
  );
}

/** The owners of stored answers. Rejects when storage is denied. */
export const readOwners = (): Promise<ReadonlySet<string>> =>
  carryOut(async () => {
    const keys = await (await openDeviceDatabase()).getAllKeys('keptAnswers');
    return new Set(keys.map(([owner]) => owner));
  });

const forgetRows = (isForgotten: (row: PersistedQueryRow) => boolean): Promise<void> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('keptAnswers', 'readwrite');
    for (const row of await store.getAll()) if (isForgotten(row)) await store.delete([row.owner, row.key]);
    await done;
  });

/** Deletes the answers of all other owners, and rows of earlier releases, whose keys hold reference codes. */
export const forgetPersistedQueries = (except: readonly string[]): Promise<void> =>
  forgetRows(({ owner, key }) => !except.includes(owner) || !hashed.test(key));

/** Deletes the answers of one owner. */
export const forgetPersistedQueriesOf = (owner: string): Promise<void> =>
  forgetRows((row) => row.owner === owner);
