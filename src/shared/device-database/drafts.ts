import { carryOut, openDeviceDatabase, type DraftRow } from './device-database';

/** The row that says that the drafts of an earlier build were brought here; its form is that of no draft. */
const movedRow: DraftRow = { id: 'moved', form: '', savedAt: '', texts: [] };

/** The drafts of a form, the newest first. */
export async function listDrafts(form: string): Promise<readonly DraftRow[]> {
  const rows = await carryOut(async () =>
    (await openDeviceDatabase()).getAllFromIndex('drafts', 'form', form),
  );
  return rows.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** A transaction whose end means that what it wrote lies on the disk. */
const write = async () =>
  (await openDeviceDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' });

/** Resolves when the draft lies on the disk. */
export const putDraft = (row: DraftRow): Promise<void> =>
  carryOut(async () => {
    const transaction = await write();
    const put = transaction.store.put(row);
    // A page that is being left begins no second task: without this the browser would take back what is not ended.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });

/** Removes drafts and their files. */
const removeWithFiles = (isGone: (row: DraftRow) => boolean): Promise<void> =>
  carryOut(async () => {
    const stores = ['drafts', 'attachments'] as const;
    const transaction = (await openDeviceDatabase()).transaction(stores, 'readwrite', {
      durability: 'strict',
    });
    const [drafts, files] = [transaction.objectStore('drafts'), transaction.objectStore('attachments')];
    const gone = (await drafts.getAll()).filter(isGone).map(({ id }) => id);
    for (const id of gone) await drafts.delete(id);
    for (const { id, draft } of await files.getAll()) {
      if (draft !== undefined && gone.includes(draft)) await files.delete(id);
    }
    await transaction.done;
  });

/** Removes a draft and its files. */
export const removeDraft = (id: string): Promise<void> => removeWithFiles((row) => row.id === id);

/** Removes all drafts, or those of forms that only somebody who is signed in sees, and their files. */
export const clearDrafts = (which: 'all' | 'of-account' = 'all'): Promise<void> =>
  removeWithFiles((row) => row.id !== movedRow.id && (which === 'all' || row.isOfAccount === true));

/**
 * Brings drafts here that an earlier build kept in another place: once, however long that place still shows them. A phone that
 * dies may bring back there what has been removed.
 */
export const moveDraftsOnce = (rows: readonly DraftRow[]): Promise<void> =>
  carryOut(async () => {
    const { store, done } = await write();
    if ((await store.getKey(movedRow.id)) === undefined) {
      for (const row of [...rows, movedRow]) await store.put(row);
    }
    await done;
  });
