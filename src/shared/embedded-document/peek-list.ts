import { peekRow, peekRows } from '../database-connection';
import type { PeekedDocument } from './peek-document';

/** Reads a collection of the embedded backend without opening it, as `peekDocument` does. */
export async function peekList(name: string, collection: string): Promise<readonly PeekedDocument[]> {
  const rows = await peekRows(name, { store: 'documents', index: 'collection', value: collection });
  return (rows as readonly { readonly data: PeekedDocument }[]).map(({ data }) => data);
}

/** Id of whoever is signed in at the embedded backend; null when nobody is. */
export async function peekUser(name: string): Promise<string | null> {
  return ((await peekRow(name, 'session', 'user')) as string | undefined) ?? null;
}
