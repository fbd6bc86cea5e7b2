import { isIncrement, isServerTime, type DocumentData } from '../backend';

/** Replaces `serverTime` placeholders, at any depth, by `now`. Bytes and lists are unchanged. */
export function fillServerTime(data: DocumentData, now: string): DocumentData {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fillValue(value, now)]));
}

function fillValue(value: unknown, now: string): unknown {
  if (isServerTime(value)) return now;
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? fillServerTime(value as DocumentData, now) : value;
}

/** Applies changes to a document; a key with dots sets a nested field, an increment adds to a number. */
export function applyChanges(data: DocumentData, changes: DocumentData): DocumentData {
  return Object.entries(changes).reduce(
    (result, [path, value]) => setField(result, path.split('.'), value),
    data,
  );
}

function setField(
  data: DocumentData,
  [field = '', ...rest]: readonly string[],
  value: unknown,
): DocumentData {
  if (rest.length === 0)
    return { ...data, [field]: isIncrement(value) ? added(data[field], value.by) : value };
  const inner = data[field];
  const map = typeof inner === 'object' && inner !== null ? (inner as DocumentData) : {};
  return { ...data, [field]: setField(map, rest, value) };
}

/** As in Firestore, what is no number counts as 0. */
const added = (stored: unknown, by: number): number => (typeof stored === 'number' ? stored : 0) + by;
