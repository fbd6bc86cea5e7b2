import { isSharedPhone, storageKeys } from '@/shared/config';
import type { DraftRow } from '@/shared/device-database';
import { sha256Of } from '@/shared/lib/digest';
import type { KeyValueStore } from '@/shared/lib/storage';
import { forgetOldDrafts, readOldDrafts } from './old-drafts';
import type { DraftSnapshots } from './draft-snapshots';
import type { OpenDraftPorts } from './open-draft';

export interface DraftPorts {
  /** Holds the shared-phone switch and drafts of earlier builds. */
  readonly device: KeyValueStore;
  /** Holds this tab's draft ids; survives reloads. */
  readonly session: KeyValueStore;
  /** The rows on the device; each call rejects when storage is denied. */
  readonly rows: OpenDraftPorts['rows'] & {
    /** Newest first. */
    list(form: string): Promise<readonly DraftRow[]>;
    /** Of all forms. */
    count(): Promise<number>;
    clear(which: 'all' | 'of-account'): Promise<void>;
    moveOnce(rows: readonly DraftRow[]): Promise<void>;
  };
  readonly hold: OpenDraftPorts['hold'];
  readonly now: () => Date;
}

/** How long a reloaded page waits for the lock of its predecessor, in milliseconds. */
const reloadMs = 500;

/** Hashes a form name before it is stored: names contain reference codes, and a code opens its record. */
export const digestOf = (form: string): Promise<string> => sha256Of(`draft of ${form}`);

const sessionKey = (digest: string) => `${storageKeys.drafts}-of-tab.${digest}`;

/** The drafts on this device, and the choice of this tab's draft. Forms are named by their digest. */
export function createDeviceDrafts({ device, session, rows, hold }: DraftPorts, snapshots: DraftSnapshots) {
  /** Moves drafts of an earlier build into the database. Rejects when storage is denied. */
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
  /** Newest first; empty when drafts are off. */
  const list = async (digest: string): Promise<readonly DraftRow[]> => {
    if (isSharedPhone(device)) return [];
    try {
      await moveOld();
      return await rows.list(digest);
    } catch {
      // Without storage the list is empty.
      return [];
    }
  };
  /** Writes what the previous page of this tab could not, then lists. */
  const listWithLeft = async (digest: string): Promise<readonly DraftRow[]> => {
    const left = snapshots.take(digest);
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
    /**
     * Claims the draft that this tab continues: its own, else the newest that no tab has locked. Returns it
     * with the function that releases its lock.
     */
    async claim(digest: string) {
      const own = session.get(sessionKey(digest));
      const found = await listWithLeft(digest);
      const inOrder = [...found.filter(({ id }) => id === own), ...found.filter(({ id }) => id !== own)];
      for (const { id } of inOrder) {
        // Without the Web Locks API no existing draft is claimed.
        const release = await hold(id, id === own ? reloadMs : 0).catch(() => null);
        // The previous holder may have sent or changed it: read again.
        const row = release ? (await list(digest)).find((each) => each.id === id) : undefined;
        if (row) return { row, release };
        release?.();
      }
      return null;
    },
    /** Stores the id of this tab's draft. */
    note: (digest: string, id: string) => void session.set(sessionKey(digest), id),
  };
}
