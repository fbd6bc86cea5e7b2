import { carryOut, openDeviceDatabase } from './device-database';

/** Id of the row that counts the checks of the day. */
export const newsBookId = 'book';

/**
 * What is known of a code, each as a number of steps, or of an account, each as the time of its last move in
 * milliseconds. Both only ever grow.
 */
export interface CodeNewsRow {
  /** The code, or `accountNewsId`. */
  readonly id: string;
  /** Shown on this phone, on a card, in the list or on the code's page. */
  readonly seen: number;
  /** Found by a check. */
  readonly found: number;
  /** Told by a notice or a notification. */
  readonly told: number;
}

const accountStart = 'offers of ';

/** Id of what is known of the offers of a tutor's account. */
export const accountNewsId = (tutorId: string): string => `${accountStart}${tutorId}`;

/** The tutor whose offers an id of news stands for; null when it is a code. */
export const tutorOfNews = (id: string): string | null =>
  id.startsWith(accountStart) ? id.slice(accountStart.length) : null;

/**
 * Notes that this phone shows so many steps of a code, where its news are kept: begins to keep nothing.
 * Rejects when storage is denied.
 */
export const markSeen = (code: string, steps: number): Promise<void> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('news', 'readwrite');
    const row = (await store.get(code)) as CodeNewsRow | undefined;
    const next = row && ({ ...row, seen: steps } satisfies CodeNewsRow);
    if (next && steps > row.seen) await store.put(next);
    await done;
  });

/**
 * Deletes what is known of news, and the leave of the service worker to ask for them. The number of checks of
 * the day stays. Rejects when storage is denied.
 */
export const forgetNews = (): Promise<void> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('news', 'readwrite');
    for (const id of await store.getAllKeys()) if (id !== newsBookId) await store.delete(id);
    await done;
  });
