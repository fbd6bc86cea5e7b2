import { carryOut, openDeviceDatabase, type DataUseRow } from './device-database';

const dayMs = 86_400_000;
const keptDays = 31;
const shownDays = 7;

/** The day of a time, or of some days before it, in Africa/Accra, which is UTC all year. */
function dayOf(time: Date, daysBefore = 0): string {
  return new Date(time.getTime() - daysBefore * dayMs).toISOString().slice(0, 10);
}

/** What came over the network on one day. */
export type UsedDay = DataUseRow;

/** What came over the network. */
export interface DataUse {
  /** In bytes. */
  readonly today: number;
  /** Seven days, today first; a day on which nothing came has 0 bytes. */
  readonly days: readonly UsedDay[];
}

/**
 * Adds bytes to the day of `now`, and forgets days before the last 31. One transaction: other tabs and the service
 * worker add at the same time. Rejects when the device keeps nothing.
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

/** What was counted on the last seven days. Rejects when the device keeps nothing. */
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
