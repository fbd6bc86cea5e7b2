import { openDeviceDatabase, type AttachmentRow } from './device-database';

/** The files of a form, oldest first. */
export async function listAttachments(form: string): Promise<readonly AttachmentRow[]> {
  const database = await openDeviceDatabase();
  const rows = await database.getAllFromIndex('attachments', 'form', form);
  return rows.sort(
    (one, other) => one.addedAt.localeCompare(other.addedAt) || one.id.localeCompare(other.id),
  );
}

export async function putAttachment(row: AttachmentRow): Promise<void> {
  await (await openDeviceDatabase()).put('attachments', row);
}

/** Puts a row in the place of the one with its id. False when that has gone: it is not brought back. */
export async function replaceAttachment(row: AttachmentRow): Promise<boolean> {
  const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
  const isThere = (await store.getKey(row.id)) !== undefined;
  if (isThere) await store.put(row);
  await done;
  return isThere;
}

/** Removes a row. False when it had gone before: of two tabs, one is told that it did it. */
export async function removeAttachment(id: string): Promise<boolean> {
  const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
  const isThere = (await store.getKey(id)) !== undefined;
  await store.delete(id);
  await done;
  return isThere;
}

/** Removes the files of one form, or of all. */
export async function clearAttachments(form?: string): Promise<void> {
  const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
  if (form === undefined) await store.clear();
  else for (const key of await store.index('form').getAllKeys(form)) await store.delete(key);
  await done;
}

/**
 * Keeps what another app shared for a form, as it came; the page makes pictures small when it first shows them, and
 * adds a text (`text/plain`) to what is typed. Needs neither a document nor React: the service worker calls it.
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
  const { store, done } = (await openDeviceDatabase()).transaction('attachments', 'readwrite');
  await Promise.all([...rows.map((row) => store.put(row)), done]);
  return rows.map(({ id }) => id);
}
