import { openDeviceDatabase, type KeptAnswerRow } from './device-database';

/** Keeps an answer in the place of the one before. Rejects when the device keeps nothing. */
export async function putKeptAnswer(row: KeptAnswerRow): Promise<void> {
  await (await openDeviceDatabase()).put('keptAnswers', row);
}

/** The last answer to a question; null when there was none. */
export async function getKeptAnswer(owner: string, key: string): Promise<KeptAnswerRow | null> {
  return (await (await openDeviceDatabase()).get('keptAnswers', [owner, key])) ?? null;
}

/** Takes off this device the answers of everybody but these owners. */
export async function forgetKeptAnswers(except: readonly string[]): Promise<void> {
  const { store, done } = (await openDeviceDatabase()).transaction('keptAnswers', 'readwrite');
  for (const row of await store.getAll())
    if (!except.includes(row.owner)) await store.delete([row.owner, row.key]);
  await done;
}
