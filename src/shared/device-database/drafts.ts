import { carryOut, openDeviceDatabase, type DraftRow } from './device-database';

/** Marks that drafts of an earlier build were moved. Its form matches no draft. */
const movedRow: DraftRow = { id: 'moved', form: '', savedAt: '', texts: [] };

/** The drafts of a form, newest first. */
export async function listDrafts(form: string): Promise<readonly DraftRow[]> {
  const rows = await carryOut(async () =>
    (await openDeviceDatabase()).getAllFromIndex('drafts', 'form', form),
  );
  return rows.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** How many forms are half filled on this device. */
export const countDrafts = (): Promise<number> =>
  carryOut(async () => {
    const ids = await (await openDeviceDatabase()).getAllKeys('drafts');
    return ids.filter((id) => id !== movedRow.id).length;
  });

/** Strict durability: completion means that the data is flushed to disk. */
const write = async () =>
  (await openDeviceDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' });

/** Resolves once the draft is flushed to disk. */
export const putDraft = (row: DraftRow): Promise<void> =>
  carryOut(async () => {
    const transaction = await write();
    const put = transaction.store.put(row);
    // Commit explicitly: a page that is being left runs no further task, and the browser would abort the
    // transaction.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });

/** Deletes drafts and their files in one transaction. */
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

/** Deletes a draft and its files. */
export const removeDraft = (id: string): Promise<void> => removeWithFiles((row) => row.id === id);

/** Deletes all drafts, or those of forms behind a sign-in, with their files. */
export const clearDrafts = (which: 'all' | 'of-account' = 'all'): Promise<void> =>
  removeWithFiles((row) => row.id !== movedRow.id && (which === 'all' || row.isOfAccount === true));

/**
 * Moves drafts of an earlier build into the database, at most once: a phone that dies may restore old entries
 * that were deleted.
 */
export const moveDraftsOnce = (rows: readonly DraftRow[]): Promise<void> =>
  carryOut(async () => {
    const { store, done } = await write();
    if ((await store.getKey(movedRow.id)) === undefined) {
      for (const row of [...rows, movedRow]) await store.put(row);
    }
    await done;
  });
