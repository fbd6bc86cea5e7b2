/** The collection of a document. */
export const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Whether a collection is one of a group, which has a star for any id: `offers/*\/lessons`. */
export function isOfGroup(collection: string, group: string): boolean {
  const [start = '', end = ''] = group.split('*');
  return (
    collection.startsWith(start) &&
    collection.endsWith(end) &&
    collection.split('/').length === group.split('/').length
  );
}
