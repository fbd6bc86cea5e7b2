import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';
import { documentsAddressOf } from '../../src/shared/config/documents-address';
import { fieldsOfDocument, type RestFields, type StoredFields } from './rest-values';

/** A stored solved question, before it is parsed. */
export interface StoredSolved {
  readonly id: string;
  readonly fields: StoredFields;
}

/** An answer of Firestore's REST interface to a query: a document, or only the time of reading. */
interface QueryAnswer {
  readonly document?: { readonly name: string; readonly fields?: RestFields };
}

/** Questions of one request: the most that the rules let a guest list. */
const usualPage = 60;

const queryOf = (last: StoredSolved | undefined, root: string, limit: number) => ({
  structuredQuery: {
    from: [{ collectionId: 'solved' }],
    where: {
      fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: 'published' } },
    },
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    ...(last && { startAt: { values: [{ referenceValue: `${root}/solved/${last.id}` }], before: false } }),
    limit,
  },
});

/**
 * Reads the published solved questions from the database, for their documents and the file of the search.
 * @param pageSize questions of one request
 * @throws Error when the database does not answer or refuses
 */
export async function readSolved(
  settings: FirebaseSettings,
  ask: (address: string, options: RequestInit) => Promise<Response>,
  pageSize = usualPage,
): Promise<readonly StoredSolved[]> {
  const { projectId, apiKey } = settings;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const solved: StoredSolved[] = [];
  for (;;) {
    const answer = await ask(`${documentsAddressOf(settings)}:runQuery?key=${apiKey}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(queryOf(solved.at(-1), root, pageSize)),
    });
    if (!answer.ok)
      throw new Error(`The database of ${projectId} refuses to list solved questions (${answer.status}).`);
    const found = ((await answer.json()) as readonly QueryAnswer[]).flatMap(({ document }) =>
      document ? [document] : [],
    );
    for (const { name, fields } of found)
      solved.push({ id: name.split('/').at(-1) ?? '', fields: fieldsOfDocument(fields ?? {}) });
    if (found.length < pageSize) return solved;
  }
}
