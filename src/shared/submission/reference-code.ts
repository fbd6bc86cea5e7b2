/** `LL-` and the rest of a code that leads to one submission: also the id of its document. */
export type ReferenceCode = `LL-${string}`;
