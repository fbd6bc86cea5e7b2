import { collectionOf, isOfGroup } from './document-path';

/**
 * Whether a changed document is observed.
 * @param target a document, a collection, or the collections of a group: `offers/*\/lessons`
 */
export function isObserved(target: string, path: string): boolean {
  const collection = collectionOf(path);
  return path === target || collection === target || (target.includes('*') && isOfGroup(collection, target));
}
