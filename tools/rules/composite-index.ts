import type { ListQuery } from './list-queries';

/** An index of `firestore.indexes.json`. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

type IndexField = CompositeIndex['fields'][number];

/** The index fields after those with equality: the sort field, then range fields. */
function sortedFields({ notBefore, orderBy }: ListQuery): readonly IndexField[] {
  const ordered = orderBy
    ? [{ fieldPath: orderBy.field, order: orderBy.direction === 'descending' ? 'DESCENDING' : 'ASCENDING' }]
    : [];
  const compared = notBefore.filter((field) => field !== orderBy?.field);
  return [...ordered, ...compared.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }))];
}

/** Whether Firestore needs a composite index; it has single-field indexes by default. */
export function needsIndex(query: ListQuery): boolean {
  const sorted = sortedFields(query);
  return sorted.length > 1 || (sorted.length === 1 && query.equals.length > 0);
}

/** Whether an index serves a query. */
export function serves({ fields }: CompositeIndex, query: ListQuery): boolean {
  const equal = fields.slice(0, query.equals.length).map(({ fieldPath }) => fieldPath);
  const rest = fields.slice(query.equals.length);
  const sorted = sortedFields(query);
  return (
    [...equal].sort().join() === [...query.equals].sort().join() &&
    rest.length === sorted.length &&
    rest.every(({ fieldPath, order }, n) => fieldPath === sorted[n]?.fieldPath && order === sorted[n].order)
  );
}
