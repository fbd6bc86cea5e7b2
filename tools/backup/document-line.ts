/** A document with Firestore's typed values: times to the nanosecond, bytes, references, nulls. */
export interface StoredDocument {
  /** `offers/{id}/lessons/{id}` */
  readonly path: string;
  readonly fields: unknown;
}

/** JSON with its keys in one order, so that equal documents are equal texts. */
export function canonical(value: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([key, item]) => [key, canonical(change(key, item), change)]),
  );
}

/**
 * A document as a line. References within the database begin with `/` in place of the project, so that they
 * point into the project that they are restored to.
 * @param root name of the database's documents
 */
export const lineOf = ({ path, fields }: StoredDocument, root: string): string =>
  JSON.stringify({
    path,
    fields: canonical(fields, (key, value) =>
      // A field of this name is an object.
      key === 'referenceValue' && typeof value === 'string' && value.startsWith(`${root}/`)
        ? value.slice(root.length)
        : value,
    ),
  });

/** The fields of a line for the database of this root. */
export const fieldsFor = (fields: unknown, root: string): unknown =>
  canonical(fields, (key, value) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith('/') ? root + value : value,
  );

/** The collection of a document, with `*` in place of ids. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');

/** File of a collection: `offers.lessons.ndjson`. */
export const fileOf = (collection: string): string =>
  `${collection
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .map((name) => encodeURIComponent(name).replaceAll('.', '%2E'))
    .join('.')}.ndjson`;
