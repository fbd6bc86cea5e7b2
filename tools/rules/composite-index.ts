import type { ListQuery } from './list-queries';

/** An index of `firestore.indexes.json`. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

type IndexField = CompositeIndex['fields'][number];

/** The fields after the equal ones: the order's, then what is compared and not ordered by. */
function sortedFields({ notBefore, orderBy }: ListQuery): readonly IndexField[] {
  const ordered = orderBy
    ? [{ fieldPath: orderBy.field, order: orderBy.direction === 'descending' ? 'DESCENDING' : 'ASCENDING' }]
    : [];
  const compared = notBefore.filter((field) => field !== orderBy?.field);
  return [...ordered, ...compared.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }))];
}

/** Whether Firestore cannot answer from the indexes of single fields, which it has by itself. */
export function needsIndex(query: ListQuery): boolean {
  const sorted = sortedFields(query);
  return sorted.length > 1 || (sorted.length === 1 && query.equals.length > 0);
}

/** Whether an index of the collection serves a query. */
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
