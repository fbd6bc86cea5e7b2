import { useSyncExternalStore } from 'react';
import type { DocumentData, StoredDocument } from '../backend';

/** A stored record that is not what its schema says, and so is left out of every list. */
interface UnreadableRecord {
  readonly path: string;
  /** What is wrong with it, for whoever mends it. */
  readonly problem: string;
}

let unreadable: readonly UnreadableRecord[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly UnreadableRecord[]): void {
  unreadable = next;
  for (const listener of listeners) listener();
}

/** Where nobody of the office looks, it is reported like any other error that stops nothing. */
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
 * One record of several; null when it cannot be read, which is told to the desk (`useUnreadableRecords`) and reported. A record
 * that was mended is told of no more.
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

/** What a list holds, without the records that cannot be read: one of them must not hide the others. */
export const readList = <Item>(
  collection: string,
  found: readonly StoredDocument[],
  parse: (id: string, data: DocumentData) => Item,
): Item[] =>
  found.map(({ id, data }) => readRecord(`${collection}/${id}`, data, parse)).filter((item) => item !== null);

/** The records that this tab could not read. */
export const unreadableRecords = (): readonly UnreadableRecord[] => unreadable;

/** Forgets them: they go with whoever could see them. */
export const forgetUnreadable = (): void => replace([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The records that this tab could not read, followed. */
export const useUnreadableRecords = (): readonly UnreadableRecord[] =>
  useSyncExternalStore(subscribe, unreadableRecords, unreadableRecords);
