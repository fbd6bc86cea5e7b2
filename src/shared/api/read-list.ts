import { useSyncExternalStore } from 'react';
import type { DocumentData, DocumentsPort, GroupDocument, StoredDocument } from '../backend';

/** A stored record that fails its schema and is left out of lists. */
interface UnreadableRecord {
  readonly path: string;
  /** The validation error, for whoever repairs the record. */
  readonly problem: string;
}

let unreadable: readonly UnreadableRecord[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly UnreadableRecord[]): void {
  unreadable = next;
  for (const listener of listeners) listener();
}

/** Reports to the global error handler; for pages without the desk's list of unreadable records. */
function report(cause: unknown): void {
  const { reportError: tell } = globalThis as { reportError?: (cause: unknown) => void };
  tell?.(cause);
}

function note(path: string, cause: unknown): void {
  const problem = cause instanceof Error ? cause.message : String(cause);
  if (unreadable.some((one) => one.path === path && one.problem === problem)) return;
  replace([...unreadable.filter((one) => one.path !== path), { path, problem }]);
  report(cause);
}

/**
 * Parses one record of a list. On failure returns null, adds the record to `useUnreadableRecords` and reports
 * the error. A record that parses again is removed from there.
 */
export function readRecord<Item>(
  path: string,
  data: DocumentData,
  parse: (id: string, data: DocumentData) => Item,
): Item | null {
  try {
    const item = parse(path.slice(path.lastIndexOf('/') + 1), data);
    if (unreadable.some((one) => one.path === path)) replace(unreadable.filter((one) => one.path !== path));
    return item;
  } catch (cause) {
    note(path, cause);
    return null;
  }
}

/** Parses the records of a list and skips unreadable ones, so that one does not hide the others. */
export const readList = <Item>(
  collection: string,
  found: readonly StoredDocument[],
  parse: (id: string, data: DocumentData) => Item,
): Item[] =>
  found.map(({ id, data }) => readRecord(`${collection}/${id}`, data, parse)).filter((item) => item !== null);

/** The same for the records of a collection group, each parsed with its whole path. */
export const readGroup = <Item>(
  found: readonly GroupDocument[],
  parse: (path: string, data: DocumentData) => Item,
): Item[] =>
  found
    .map(({ path, data }) => readRecord(path, data, () => parse(path, data)))
    .filter((item) => item !== null);

/** Reads one record; null when there is none that can be read. */
export async function readOne<Item>(
  documents: Pick<DocumentsPort, 'get'>,
  path: string,
  parse: (id: string, data: DocumentData) => Item,
): Promise<Item | null> {
  const data = await documents.get(path);
  return data && readRecord(path, data, parse);
}

/** Reads records by their paths, and leaves out those that are missing or cannot be read. */
export async function readEach<Item>(
  documents: Pick<DocumentsPort, 'get'>,
  paths: readonly string[],
  parse: (id: string, data: DocumentData) => Item,
): Promise<readonly Item[]> {
  const found = await Promise.all(paths.map((path) => readOne(documents, path, parse)));
  return found.filter((item) => item !== null);
}

/** The records that this tab could not parse. */
export const unreadableRecords = (): readonly UnreadableRecord[] => unreadable;

/** Clears them, when the user who could see them signs out. */
export const forgetUnreadable = (): void => replace([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Subscribes to the records that this tab could not parse. */
export const useUnreadableRecords = (): readonly UnreadableRecord[] =>
  useSyncExternalStore(subscribe, unreadableRecords, unreadableRecords);
