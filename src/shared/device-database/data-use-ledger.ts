import { carryOut, openDeviceDatabase, type DataUseRow } from './device-database';

const dayMs = 86_400_000;
const keptDays = 31;
const shownDays = 7;

/** The date in Africa/Accra, which is UTC all year, some days before a time. */
function dayOf(time: Date, daysBefore = 0): string {
  return new Date(time.getTime() - daysBefore * dayMs).toISOString().slice(0, 10);
}

/** Bytes received on one day. */
export type UsedDay = DataUseRow;

/** Bytes received over the network. */
export interface DataUse {
  /** In bytes. */
  readonly today: number;
  /** Seven days, today first; days without traffic have 0 bytes. */
  readonly days: readonly UsedDay[];
}

/**
 * Adds bytes to today's count and deletes days older than 31 days. One transaction, since other tabs and the
 * service worker write too. Rejects when storage is denied.
 */
export const addDataUse = (bytes: number, now: Date): Promise<void> =>
  carryOut(async () => {
    const database = await openDeviceDatabase();
    const { store, done } = database.transaction('dataUse', 'readwrite');
    const day = dayOf(now);
    const known = await store.get(day);
    await Promise.all([
      store.put({ day, bytes: (known?.bytes ?? 0) + bytes }),
      store.delete(IDBKeyRange.upperBound(dayOf(now, keptDays), false)),
      done,
    ]);
  });

/** Reads the counts of the last seven days. Rejects when storage is denied. */
export async function readDataUse(now: Date): Promise<DataUse> {
  const first = dayOf(now, shownDays - 1);
  const rows = await carryOut(async () =>
    (await openDeviceDatabase()).getAll('dataUse', IDBKeyRange.lowerBound(first)),
  );
  const days = Array.from({ length: shownDays }, (_, before) => {
    const day = dayOf(now, before);
    return rows.find((row) => row.day === day) ?? { day, bytes: 0 };
  });
  return { today: days[0]?.bytes ?? 0, days };
}
