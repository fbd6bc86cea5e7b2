const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * Whether a changed document is observed.
 * @param target a document, a collection, or the collections of a group: `offers/*\/lessons`
 */
export function isObserved(target: string, path: string): boolean {
  const collection = collectionOf(path);
  if (path === target || collection === target) return true;
  const [above, below] = target.split('/*/');
  if (above === undefined || below === undefined) return false;
  const [start, end] = [`${above}/`, `/${below}`];
  const id = collection.slice(start.length, -end.length);
  return collection === start + id + end && !id.includes('/');
}
