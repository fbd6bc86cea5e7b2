import type { DocumentData } from '../backend';
import { peekRow } from '../database-connection';

/**
 * Reads one document of the embedded backend without opening it, for the service worker and for the start of
 * a page. Null when there is none.
 * @param name of the database
 */
export async function peekDocument(name: string, path: string): Promise<DocumentData | null> {
  const row = (await peekRow(name, 'documents', path)) as { readonly data: DocumentData } | undefined;
  return row?.data ?? null;
}
