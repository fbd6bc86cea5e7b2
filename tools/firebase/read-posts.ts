import { documentsAddressOf } from '../../src/shared/config/documents-address';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';
import { fieldsOfDocument, type RestFields, type StoredFields } from './rest-values';

/** A stored post, before it is parsed. */
export interface StoredPost {
  readonly code: string;
  readonly fields: StoredFields;
}

/** An answer of Firestore's REST interface to a query: a document, or only the time of reading. */
interface QueryAnswer {
  readonly document?: { readonly name: string; readonly fields?: RestFields };
}

/** Posts of one request: the most that the rules let a guest list. */
const usualPage = 60;

const advice =
  'Without the documents of posts: npm run deploy -- --without-posts. Their pages then load them from the database.';

/** Posts that everybody may read, by closing time; the index of the board's closed posts serves it. */
const queryOf = (earliestClosing: string, after: StoredPost | undefined, root: string, limit: number) => ({
  structuredQuery: {
    from: [{ collectionId: 'jobs' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'state' },
        op: 'IN',
        value: {
          arrayValue: {
            values: ['published', 'paused', 'closed'].map((stringValue) => ({ stringValue })),
          },
        },
      },
    },
    orderBy: [
      { field: { fieldPath: 'closesAt' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
    ],
    ...(after && {
      startAt: {
        values: [
          { stringValue: String(after.fields.closesAt) },
          { referenceValue: `${root}/jobs/${after.code}` },
        ],
        before: false,
      },
    }),
    endAt: { values: [{ stringValue: earliestClosing }], before: true },
    limit,
  },
});

/**
 * Reads the posts that everybody may read from the database, for their documents.
 * @param earliestClosing ISO 8601; what closed before has no document
 * @param pageSize posts of one request
 * @throws Error that names the way on, when the database does not answer or refuses
 */
export async function readPosts(
  settings: FirebaseSettings,
  earliestClosing: string,
  ask: (address: string, options: RequestInit) => Promise<Response>,
  pageSize = usualPage,
): Promise<readonly StoredPost[]> {
  const { projectId, apiKey } = settings;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const posts: StoredPost[] = [];
  for (;;) {
    const answer = await ask(`${documentsAddressOf(settings)}:runQuery?key=${apiKey}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(queryOf(earliestClosing, posts.at(-1), root, pageSize)),
    }).catch((cause: unknown) => {
      throw new Error(`The database of ${projectId} does not answer. ${advice}`, { cause });
    });
    // With App Check enforced, Firestore refuses whoever has no token.
    if (!answer.ok)
      throw new Error(`The database of ${projectId} refuses to list the posts (${answer.status}). ${advice}`);
    const found = ((await answer.json()) as readonly QueryAnswer[]).flatMap(({ document }) =>
      document ? [document] : [],
    );
    for (const { name, fields } of found)
      posts.push({ code: name.split('/').at(-1) ?? '', fields: fieldsOfDocument(fields ?? {}) });
    if (found.length < pageSize) return posts;
  }
}
