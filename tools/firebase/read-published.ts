import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';
import { documentsAddressOf } from '../../src/shared/config/documents-address';
import { fieldsOfDocument, type RestFields, type StoredFields } from './rest-values';

/** A stored record, before it is parsed. */
export interface StoredRecord {
  readonly id: string;
  readonly fields: StoredFields;
}

/** An answer of Firestore's REST interface to a query: a document, or only the time of reading. */
interface QueryAnswer {
  readonly document?: { readonly name: string; readonly fields?: RestFields };
}

/** Records of one request: the most that the rules let a guest list. */
const usualPage = 60;

const queryOf = (collection: string, last: StoredRecord | undefined, root: string, limit: number) => ({
  structuredQuery: {
    from: [{ collectionId: collection }],
    where: {
      fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: 'published' } },
    },
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    ...(last && {
      startAt: { values: [{ referenceValue: `${root}/${collection}/${last.id}` }], before: false },
    }),
    limit,
  },
});

/**
 * Reads the published records of a collection from the database, such as solved questions and articles, for
 * their documents.
 * @param pageSize records of one request
 * @throws Error when the database does not answer or refuses
 */
export async function readPublished(
  settings: FirebaseSettings,
  collection: string,
  ask: (address: string, options: RequestInit) => Promise<Response>,
  pageSize = usualPage,
): Promise<readonly StoredRecord[]> {
  const { projectId, apiKey } = settings;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const records: StoredRecord[] = [];
  for (;;) {
    const answer = await ask(`${documentsAddressOf(settings)}:runQuery?key=${apiKey}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(queryOf(collection, records.at(-1), root, pageSize)),
    });
    if (!answer.ok)
      throw new Error(`The database of ${projectId} refuses to list ${collection} (${answer.status}).`);
    const found = ((await answer.json()) as readonly QueryAnswer[]).flatMap(({ document }) =>
      document ? [document] : [],
    );
    for (const { name, fields } of found)
      records.push({ id: name.split('/').at(-1) ?? '', fields: fieldsOfDocument(fields ?? {}) });
    if (found.length < pageSize) return records;
  }
}
