import {
  carryOut,
  newsBookId as bookId,
  openDeviceDatabase,
  tutorOfNews,
  type CodeNewsRow,
} from '@/shared/device-database';
import { planCheck, type CheckBook, type Checker, type KeptCode } from './plan-check';

/** A code and how many steps it has; or an account, and when an offer of it moved last in milliseconds. */
export interface MovedCode {
  readonly code: string;
  readonly steps: number;
}

/** What a check found about a code: its steps, or null when its record is gone. */
export interface FoundCode {
  readonly code: string;
  readonly steps: number | null;
}

/** Leave for the worker to check, with the words of its notification in the person's language. */
export interface Leave {
  readonly title: string;
}

const leaveId = 'leave';

const isCodeRow = (row: { readonly id: string }): row is CodeNewsRow =>
  row.id.startsWith('LL-') || tutorOfNews(row.id) !== null;

const openNews = async () =>
  (await openDeviceDatabase()).transaction('news', 'readwrite', { durability: 'strict' });

/** The book of checks, in a transaction. */
const readBook = async (store: { get(id: string): Promise<unknown> }) =>
  (await store.get(bookId)) as CheckBook | undefined;

/**
 * Takes one of the checks of the day, in one transaction, since tabs and the worker share them.
 * @returns whether there was one
 */
export const takeCheck = (now: Date, by: Checker): Promise<boolean> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    const next = planCheck(await readBook(store), now, by);
    if (next) await store.put({ ...next, id: bookId });
    await done;
    return next !== null;
  });

/** Ends the pause after a check that has reached nothing. The check stays counted. */
export const endPause = (now: Date): Promise<void> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    const book = await readBook(store);
    // Unless another check has begun since.
    if (book?.lastAt === now.getTime()) {
      const next: CheckBook = { ...book, lastAt: null };
      await store.put({ ...next, id: bookId });
    }
    await done;
  });

/**
 * Stores what a check found about the codes whose news are kept. An older answer never replaces a newer one;
 * of a code whose record is gone, nothing stays.
 */
export const noteFound = (found: readonly FoundCode[]): Promise<void> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    for (const { code, steps } of found) {
      const row = (await store.get(code)) as CodeNewsRow | undefined;
      if (steps === null) await store.delete(code);
      else if (row) {
        const next: CodeNewsRow = { ...row, found: Math.max(steps, row.found) };
        await store.put(next);
      }
    }
    await done;
  });

/** News as this phone knows them; reads nothing from the network. */
export interface News {
  /** The codes that have steps which this phone has not shown. */
  readonly moved: readonly MovedCode[];
  /** Whether one of these steps has not been told. */
  readonly isUntold: boolean;
}

/**
 * Compares what was found, or read without being shown, with what was shown. A code that is new here counts
 * as shown. Deletes what is known of codes that this phone has forgotten.
 */
export const countNews = (kept: readonly KeptCode[]): Promise<News> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    const rows = (await store.getAll()).filter(isCodeRow);
    for (const { id } of rows) if (!kept.some(({ code }) => code === id)) await store.delete(id);
    const moved: MovedCode[] = [];
    let isUntold = false;
    for (const { code, steps } of kept) {
      const row = rows.find(({ id }) => id === code);
      if (!row) {
        const fresh: CodeNewsRow = { id: code, seen: steps, found: steps, told: steps };
        await store.put(fresh);
        continue;
      }
      const known = Math.max(row.found, steps);
      if (known <= row.seen) continue;
      moved.push({ code, steps: known });
      isUntold ||= known > row.told;
    }
    await done;
    return { moved, isUntold };
  });

/** Notes that these steps were told: once they stand on a visible page, or in a notification. */
export const noteTold = (moved: readonly MovedCode[]): Promise<void> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    for (const { code, steps } of moved) {
      const row = (await store.get(code)) as CodeNewsRow | undefined;
      const next = row && ({ ...row, told: steps } satisfies CodeNewsRow);
      if (next && steps > row.told) await store.put(next);
    }
    await done;
  });

/** Gives the worker leave to check, or takes it. */
export const setLeave = (leave: Leave | null): Promise<void> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    if (leave) await store.put({ id: leaveId, ...leave });
    else await store.delete(leaveId);
    await done;
  });

/** The worker's leave to check; null without one. */
export const readLeave = (): Promise<Leave | null> =>
  carryOut(async () => {
    const row = await (await openDeviceDatabase()).get('news', leaveId);
    return (row as (Leave & { id: string }) | undefined) ?? null;
  });
