import { createJiti } from 'jiti';

const { pageEntries } = /** @type {typeof import('../src/shared/routes/pages.ts')} */ (
  await createJiti(import.meta.url).import('../src/shared/routes/pages.ts')
);

/** All pages of the site with their names, from the list in `src/shared/routes/pages.ts`. */
export { pageEntries };

const wordsOfGuests = new Set(
  pageEntries.flatMap(([, { guard, words }]) => (guard === undefined ? words : [])),
);

/**
 * Namespaces that only these pages use, and no page that a guest can open.
 * @param {(entry: import('../src/shared/routes/pages.ts').PageEntry) => boolean} isMeant
 */
export const ownWordsOf = (isMeant) => [
  ...new Set(
    pageEntries.flatMap(([, entry]) =>
      isMeant(entry) ? entry.words.filter((name) => !wordsOfGuests.has(name)) : [],
    ),
  ),
];
