import { RequestFailure } from './patient-ask';
import { fieldsFor, lineOf, type StoredDocument } from './document-line';
import type { Owner } from './owner';

/** Documents of one request. At most 1 MiB each, so that a page always fits into memory. */
const pageSize = 50;

interface RestDocument {
  readonly name: string;
  readonly fields?: unknown;
}

interface QueryAnswer {
  readonly document?: RestDocument;
  readonly readTime?: string;
  /** Why the answer breaks off after what came before. */
  readonly error?: { readonly message?: string };
}

/** Documents of all collections at one moment. */
export interface Page {
  readonly documents: readonly StoredDocument[];
  /** The moment, the same for all pages. */
  readonly readTime: string;
}

const post = <Answer>({ ask, documents }: Owner, method: string, body: object): Promise<Answer> =>
  ask(
    `${documents}:${method}`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    (response) => response.json() as Promise<Answer>,
  );

const documentOf = ({ name, fields = {} }: RestDocument, root: string): StoredDocument => ({
  path: name.slice(root.length + 1),
  fields,
});

/** Documents below the root, in the order of their names, without a list of collections. */
async function query(owner: Owner, limit: number, after: string | null, readTime: string | null) {
  const answers = await post<readonly QueryAnswer[]>(owner, 'runQuery', {
    ...(readTime !== null && { readTime }),
    structuredQuery: {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(after !== null && {
        startAt: { values: [{ referenceValue: `${owner.root}/${after}` }], before: false },
      }),
      limit,
    },
  });
  const broken = answers.find(({ error }) => error !== undefined)?.error;
  if (broken) throw new Error(`The database broke off: ${broken.message ?? 'it does not say why'}`);
  return {
    documents: answers.flatMap(({ document }) => (document ? [documentOf(document, owner.root)] : [])),
    readTime: answers.find((answer) => answer.readTime !== undefined)?.readTime ?? null,
  };
}

/**
 * Reads all documents of a project as they were at one moment, also those below a document that is missing.
 * Costs one read for each. The database keeps the moment for an hour.
 */
export async function* pagesOf(owner: Owner): AsyncGenerator<Page> {
  let after: string | null = null;
  let moment: string | null = null;
  for (;;) {
    const { documents, readTime } = await query(owner, pageSize, after, moment);
    moment ??= readTime;
    if (moment === null) throw new Error('The database does not say when it was read.');
    yield { documents, readTime: moment };
    after = documents.at(-1)?.path ?? null;
    // Only an empty page is the end: a short one may have been cut.
    if (after === null) return;
  }
}

/** A document of the project; null when it is empty. */
export const anyDocument = async (owner: Owner): Promise<string | null> =>
  (await query(owner, 1, null, null)).documents[0]?.path ?? null;

/** The first of these documents that the project does not hold exactly so; null when it holds all. */
async function firstOther(owner: Owner, documents: readonly StoredDocument[]): Promise<string | null> {
  const answers = await post<readonly { readonly found?: RestDocument }[]>(owner, 'batchGet', {
    documents: documents.map(({ path }) => `${owner.root}/${path}`),
  });
  const found = new Map(
    answers.flatMap(({ found: one }) => {
      if (!one) return [];
      const document = documentOf(one, owner.root);
      return [[document.path, lineOf(document, owner.root)] as const];
    }),
  );
  return documents.find((one) => found.get(one.path) !== lineOf(one, owner.root))?.path ?? null;
}

/**
 * Creates documents in one commit. Those of a commit whose answer was lost may be there already.
 * @throws Error when one is there with other contents
 */
export async function createDocuments(owner: Owner, documents: readonly StoredDocument[]): Promise<void> {
  try {
    await post(owner, 'commit', {
      writes: documents.map(({ path, fields }) => ({
        update: { name: `${owner.root}/${path}`, fields: fieldsFor(fields, owner.root) },
        currentDocument: { exists: false },
      })),
    });
  } catch (cause) {
    if (!(cause instanceof RequestFailure && ['ALREADY_EXISTS', 'FAILED_PRECONDITION'].includes(cause.code)))
      throw cause;
    const other = await firstOther(owner, documents);
    if (other !== null)
      throw new Error(`Somebody else wrote ${other} to ${owner.projectId}: it is not that of the backup.`, {
        cause,
      });
  }
}
