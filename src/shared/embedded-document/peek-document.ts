import { peekRow } from '../database-connection';

/** The fields of a document. */
export type PeekedDocument = Readonly<Record<string, unknown>>;

/**
 * Reads one document of the embedded backend without opening it, for the service worker and for the start of
 * a page. Null when there is none. Apart from `shared/embedded`, whose types need a page.
 * @param name of the database
 */
export async function peekDocument(name: string, path: string): Promise<PeekedDocument | null> {
  const row = (await peekRow(name, 'documents', path)) as { readonly data: PeekedDocument } | undefined;
  return row?.data ?? null;
}
