import { isSharedPhone, storageKeys } from '@/shared/config';
import type { DraftRow } from '@/shared/device-database';
import { sha256Of } from '@/shared/lib/digest';
import type { KeyValueStore } from '@/shared/lib/storage';
import { forgetOldDrafts, readOldDrafts } from './old-drafts';
import type { LeftDrafts } from './left-drafts';
import type { OpenDraftPorts } from './open-draft';

export interface DraftPorts {
  /** The switches of a shared phone, and drafts of earlier builds. */
  readonly device: KeyValueStore;
  /** Which draft is this tab's; over reloads. */
  readonly session: KeyValueStore;
  /** What the device keeps; each rejects when it keeps nothing. */
  readonly rows: OpenDraftPorts['rows'] & {
    /** The newest first. */
    list(form: string): Promise<readonly DraftRow[]>;
    clear(which: 'all' | 'of-account'): Promise<void>;
    moveOnce(rows: readonly DraftRow[]): Promise<void>;
  };
  readonly hold: OpenDraftPorts['hold'];
  readonly now: () => Date;
}

/** Whoever reloads may still hold the draft as the page before, for a moment, in milliseconds. */
const reloadMs = 500;

/** Stands for the name of a form where others may read it: names hold codes, and a code opens its record. */
export const digestOf = (form: string): Promise<string> => sha256Of(`draft of ${form}`);

const sessionKey = (digest: string) => `${storageKeys.drafts}-of-tab.${digest}`;

/** The drafts that lie on this device, and which of them is this tab's. A form is named by its digest. */
export function createDeviceDrafts({ device, session, rows, hold }: DraftPorts, leftDrafts: LeftDrafts) {
  /** Brings the drafts of an earlier build to where drafts are now. Rejects when the device keeps nothing. */
  const moveOld = async () => {
    if (device.keys(storageKeys.drafts).length === 0) return;
    const moved = [...readOldDrafts(device)].map(async ([form, draft]) => ({
      ...draft,
      id: crypto.randomUUID(),
      form: await digestOf(form),
    }));
    await rows.moveOnce(await Promise.all(moved));
    forgetOldDrafts(device);
  };
  /** The newest first; none where nothing is kept. */
  const list = async (digest: string): Promise<readonly DraftRow[]> => {
    if (isSharedPhone(device)) return [];
    try {
      await moveOld();
      return await rows.list(digest);
    } catch {
      // A device without storage has none.
      return [];
    }
  };
  /** What the page before has left unwritten is written first. */
  const listWithLeft = async (digest: string): Promise<readonly DraftRow[]> => {
    const left = leftDrafts.take(digest);
    const found = await list(digest);
    if (!left || isSharedPhone(device)) return found;
    const { row, wasWritten } = left;
    const written = found.find(({ id }) => id === row.id);
    if (written ? written.savedAt > row.savedAt : wasWritten) return found;
    try {
      await rows.put(row);
    } catch {
      return found;
    }
    return [row, ...found.filter(({ id }) => id !== row.id)];
  };
  return {
    list,
    moveOld,
    /** The draft that this tab goes on with, and what lets go of it: the one it had, else the newest that no tab holds. */
    async claim(digest: string) {
      const own = session.get(sessionKey(digest));
      const found = await listWithLeft(digest);
      const inOrder = [...found.filter(({ id }) => id === own), ...found.filter(({ id }) => id !== own)];
      for (const { id } of inOrder) {
        // Where the browser allows no locks, nobody's draft is taken.
        const release = await hold(id, id === own ? reloadMs : 0).catch(() => null);
        // Whoever held it may have sent it, or typed on.
        const row = release ? (await list(digest)).find((each) => each.id === id) : undefined;
        if (row) return { row, release };
        release?.();
      }
      return null;
    },
    /** Notes which draft this tab has. */
    note: (digest: string, id: string) => void session.set(sessionKey(digest), id),
  };
}
