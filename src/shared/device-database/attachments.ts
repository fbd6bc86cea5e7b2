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

/** Puts a row in the place of the one with its id. False when that has gone: it is not brought back. */
export const replaceAttachment = (row: AttachmentRow): Promise<boolean> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
    const isThere = (await store.getKey(row.id)) !== undefined;
    if (isThere) await store.put(row);
    await done;
    return isThere;
  });

/** Removes a row. False when it had gone before: of two tabs, one is told that it did it. */
export const removeAttachment = (id: string): Promise<boolean> =>
  carryOut(async () => {
    const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
    const isThere = (await store.getKey(id)) !== undefined;
    await store.delete(id);
    await done;
    return isThere;
  });

/** Removes the files of one form, or of all. Of a form with a draft only its files, and those that name no draft. */
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
 * Keeps what another app shared for a form, as it came, in the place of what was shared before and nobody has taken; the page
 * asks whether to take it. A text comes as `text/plain`. Needs neither a document nor React: the service worker calls it.
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
    // In the order in which they were shared.
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
