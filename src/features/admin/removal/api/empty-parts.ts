import { BackendFailure, serverTime, type DocumentsPort } from '@/shared/backend';
import { emptyFields, type PersonalFields } from '@/shared/fields';

/** Deletes a document; one that is gone already counts as deleted, by an earlier press or another tab. */
export async function removeOne(documents: DocumentsPort, path: string): Promise<void> {
  if ((await documents.get(path)) === null) return;
  try {
    await documents.commit([{ type: 'delete', path }]);
  } catch (cause) {
    if (!(cause instanceof BackendFailure && cause.code === 'not-found')) throw cause;
  }
}

export async function removeAllIn(documents: DocumentsPort, collection: string): Promise<void> {
  for (const { id } of await documents.list({ collection }))
    await removeOne(documents, `${collection}/${id}`);
}

/** Empties the personal fields of a document that stays; writes nothing where they are empty. */
export async function emptyOne(
  documents: DocumentsPort,
  path: string,
  fields: PersonalFields,
): Promise<void> {
  const data = await documents.get(path);
  if (data === null) return;
  const changes = emptyFields(data, fields);
  if (Object.keys(changes).length === 0) return;
  const stamp = 'updatedAt' in data ? { updatedAt: serverTime } : {};
  await documents.commit([{ type: 'update', path, changes: { ...changes, ...stamp } }]);
}

export async function emptyAllIn(
  documents: DocumentsPort,
  collection: string,
  fields: PersonalFields,
): Promise<void> {
  for (const { id } of await documents.list({ collection }))
    await emptyOne(documents, `${collection}/${id}`, fields);
}
