import {
  collection,
  collectionGroup,
  documentId,
  FieldPath,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type {
  Condition,
  CountQuery,
  DocumentQuery,
  GroupDocument,
  GroupQuery,
  ListPlace,
  StoredDocument,
} from '../backend';
import { fromStored, toLastTimestamp, toTimestamp } from './document-values';

/** Page size of one request. The security rules enforce these maxima. */
export const pageSizes = { guest: 60, member: 300 } as const;

const field = (path: string) => new FieldPath(...path.split('.'));

export function toConstraint(condition: Condition): QueryConstraint {
  const at = field(condition.field);
  if ('equals' in condition) return where(at, '==', condition.equals);
  if ('oneOf' in condition) return where(at, 'in', [...condition.oneOf]);
  if ('contains' in condition) return where(at, 'array-contains', condition.contains);
  return 'notBefore' in condition
    ? where(at, '>=', toTimestamp(condition.notBefore))
    : where(at, '<=', toLastTimestamp(condition.notAfter));
}

function placeOf(place: ListPlace): QueryConstraint {
  const value = 'time' in place ? toTimestamp(place.time) : place.text;
  return place.id === undefined ? startAfter(value) : startAfter(value, place.id);
}

function orderOf({ orderBy: order, where: conditions = [] }: DocumentQuery): readonly QueryConstraint[] {
  if (order) {
    const direction = order.direction === 'ascending' ? 'asc' : 'desc';
    // Same direction as the other field, which is Firestore's default; another one needs its own index.
    return [orderBy(field(order.field), direction), orderBy(documentId(), direction)];
  }
  // Firestore requires the first order to be the field of the range filter.
  const compared = conditions.find((condition) => 'notBefore' in condition || 'notAfter' in condition);
  return compared
    ? [orderBy(field(compared.field), 'asc'), orderBy(documentId(), 'asc')]
    : [orderBy(documentId(), 'asc')];
}

const byId = (one: StoredDocument, other: StoredDocument) => (one.id < other.id ? -1 : 1);

/** Reads all results of a query, page by page. Sorted by id by default. */
export async function readList(
  store: Firestore,
  wanted: DocumentQuery,
  pageSize: number,
): Promise<readonly StoredDocument[]> {
  const most = wanted.limit ?? Infinity;
  const constraints = [...(wanted.where ?? []).map(toConstraint), ...orderOf(wanted)];
  const found: StoredDocument[] = [];
  const first = wanted.after ? [placeOf(wanted.after)] : [];
  let last: QueryDocumentSnapshot | undefined;
  let isMore = most > 0;
  while (isMore) {
    const size = Math.min(pageSize, most - found.length);
    const { docs } = await getDocs(
      query(
        collection(store, wanted.collection),
        ...constraints,
        ...(last ? [startAfter(last)] : first),
        limit(size),
      ),
    );
    for (const document of docs) found.push({ id: document.id, data: fromStored(document.data()) });
    last = docs.at(-1);
    isMore = docs.length === size && found.length < most;
  }
  return wanted.orderBy ? found : found.sort(byId);
}

/** Reads all documents of a collection group that meet its conditions, page by page. Sorted by path. */
export async function readGroup(
  store: Firestore,
  { group, where: conditions }: GroupQuery,
  pageSize: number,
): Promise<readonly GroupDocument[]> {
  const name = group.slice(group.lastIndexOf('/') + 1);
  const constraints = [
    ...conditions.map(toConstraint),
    ...orderOf({ collection: name, where: conditions }),
    limit(pageSize),
  ];
  const found: GroupDocument[] = [];
  let last: QueryDocumentSnapshot | undefined;
  let isMore = true;
  while (isMore) {
    const after = last ? [startAfter(last)] : [];
    const { docs } = await getDocs(query(collectionGroup(store, name), ...constraints, ...after));
    for (const document of docs) found.push({ path: document.ref.path, data: fromStored(document.data()) });
    last = docs.at(-1);
    isMore = docs.length === pageSize;
  }
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Counts the results of a query, up to its limit, in the database. */
export async function countList(store: Firestore, wanted: CountQuery): Promise<number> {
  const constraints = [...(wanted.where ?? []).map(toConstraint), ...orderOf(wanted), limit(wanted.limit)];
  const counted = await getCount(query(collection(store, wanted.collection), ...constraints));
  return counted.data().count;
}
