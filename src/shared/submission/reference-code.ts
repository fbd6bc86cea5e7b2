/** A reference code: identifies one submission and is its document id. */
export type ReferenceCode = `LL-${string}`;
