import type { ListQuery } from './list-queries';

/** An index of `firestore.indexes.json`. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

type IndexField = CompositeIndex['fields'][number];

/** The index fields after those with equality: the sort field, then range fields. */
function sortedFields({ bounds, orderBy }: ListQuery): readonly IndexField[] {
  const ordered = orderBy
    ? [{ fieldPath: orderBy.field, order: orderBy.direction === 'descending' ? 'DESCENDING' : 'ASCENDING' }]
    : [];
  const compared = bounds.filter((field) => field !== orderBy?.field);
  return [...ordered, ...compared.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }))];
}

/**
 * Whether Firestore needs a composite index. By default it has single-field indexes, but none for a group.
 */
export function needsIndex(query: ListQuery): boolean {
  const sorted = sortedFields(query);
  return query.isGroup || sorted.length > 1 || (sorted.length === 1 && query.equals.length > 0);
}

/** Whether an index serves a query. */
export function serves({ fields, queryScope }: CompositeIndex, query: ListQuery): boolean {
  if (queryScope !== (query.isGroup ? 'COLLECTION_GROUP' : 'COLLECTION')) return false;
  const equal = fields.slice(0, query.equals.length).map(({ fieldPath }) => fieldPath);
  const rest = fields.slice(query.equals.length);
  const sorted = sortedFields(query);
  return (
    [...equal].sort().join() === [...query.equals].sort().join() &&
    rest.length === sorted.length &&
    rest.every(({ fieldPath, order }, n) => fieldPath === sorted[n]?.fieldPath && order === sorted[n].order)
  );
}
