import { carryOut, openDeviceDatabase, type AttachmentRow } from './device-database';

/** The files of a form, oldest first. */
export async function listAttachments(form: string): Promise<readonly AttachmentRow[]> {
  const rows = await carryOut(async () =>
    (await openDeviceDatabase()).getAllFromIndex('attachments', 'form', form),
  );
  return rows.sort(
    (one, other) => one.addedAt.localeCompare(other.addedAt) || one.id.localeCompare(other.id),
  );
}

export async function putAttachment(row: AttachmentRow): Promise<void> {
  await carryOut(async () => (await openDeviceDatabase()).put('attachments', row));
}

/** Replaces the row with the same id. False when it was deleted; it is not created again. */
export const replaceAttachment = (row: AttachmentRow): Promise<boolean> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
    const isThere = (await store.getKey(row.id)) !== undefined;
    if (isThere) await store.put(row);
    await done;
    return isThere;
  });

/** Deletes a row. False when it was deleted before, so that only one of two tabs gets true. */
export const removeAttachment = (id: string): Promise<boolean> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
    const isThere = (await store.getKey(id)) !== undefined;
    await store.delete(id);
    await done;
    return isThere;
  });

/**
 * Deletes the files of all forms, of one form, or of one draft. With a draft, rows without a draft id are
 * deleted too.
 */
export const clearAttachments = (form?: string, draft?: string): Promise<void> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
    if (form === undefined) await store.clear();
    else {
      for (const row of await store.index('form').getAll(form)) {
        if (draft === undefined || row.draft === undefined || row.draft === draft) await store.delete(row.id);
      }
    }
    await done;
  });

/**
 * Stores files that another app shared with a form, replacing earlier ones that nobody accepted. A text has
 * the type `text/plain`. Runs in the service worker, so it must not use the document or React.
 * @returns the ids of the new rows
 */
export async function keepSharedFiles(form: string, files: readonly File[]): Promise<readonly string[]> {
  const now = Date.now();
  const rows = files.map((file, index): AttachmentRow => ({
    id: crypto.randomUUID(),
    form,
    name: file.name,
    type: file.type,
    file,
    // Increasing times keep the order.
    addedAt: new Date(now + index).toISOString(),
  }));
  await carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
    const before = await store.index('form').getAll(form);
    for (const { id } of before.filter(({ isSmall }) => !isSmall)) await store.delete(id);
    await Promise.all([...rows.map((row) => store.put(row)), done]);
  });
  return rows.map(({ id }) => id);
}
