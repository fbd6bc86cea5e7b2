import { carryOut, newsBookId as bookId, openDeviceDatabase } from '@/shared/device-database';
import { planCheck, type CheckBook, type Checker, type KeptCode } from './plan-check';

/** What a check found about a code. */
export interface FoundCode {
  readonly code: string;
  readonly steps: number;
}

/** A code's row: what was found of it, and up to which step a notification has told. */
interface CodeRow {
  readonly id: string;
  readonly found: number;
  readonly told: number;
}

/** Leave for the worker to check, with the words of its notification in the person's language. */
export interface Leave {
  readonly title: string;
}

const leaveId = 'leave';

const isCodeRow = (row: { readonly id: string }): row is CodeRow => row.id.startsWith('LL-');

const openNews = async () =>
  (await openDeviceDatabase()).transaction('news', 'readwrite', { durability: 'strict' });

/**
 * Takes one of the checks of the day, in one transaction, since tabs and the worker share them.
 * @returns whether there was one
 */
export const takeCheck = (now: Date, by: Checker): Promise<boolean> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    const book = (await store.get(bookId)) as (CheckBook & { readonly id: string }) | undefined;
    const next = planCheck(book, now, by);
    if (next) await store.put({ id: bookId, ...next });
    await done;
    return next !== null;
  });

/** Stores what a check found. An older answer never replaces a newer one. */
export const noteFound = (found: readonly FoundCode[]): Promise<void> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    for (const { code, steps } of found) {
      const row = (await store.get(code)) as CodeRow | undefined;
      const next: CodeRow = { id: code, found: Math.max(steps, row?.found ?? 0), told: row?.told ?? 0 };
      await store.put(next);
    }
    await done;
  });

/** News as this phone knows them; reads nothing from the network. */
export interface News {
  /** How many codes have moved since their pages were read here. */
  readonly count: number;
  /** Whether one of them has moved since the last notification. */
  readonly isUntold: boolean;
}

/**
 * Counts the news. Deletes what is known of codes that this phone has forgotten.
 * @param isTelling a notification tells them now, so that they are not told again
 */
export const countNews = (kept: readonly KeptCode[], isTelling: boolean): Promise<News> =>
  carryOut(async () => {
    const { store, done } = await openNews();
    let [count, isUntold] = [0, false];
    for (const row of (await store.getAll()).filter(isCodeRow)) {
      const seen = kept.find(({ code }) => code === row.id)?.steps;
      if (seen === undefined) await store.delete(row.id);
      else if (row.found > seen) {
        count += 1;
        if (row.found > row.told) isUntold = true;
        const told: CodeRow = { ...row, told: row.found };
        if (isTelling && row.found > row.told) await store.put(told);
      }
    }
    await done;
    return { count, isUntold };
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
