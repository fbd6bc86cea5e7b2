import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { pageEntries } = /** @type {typeof import('../src/shared/routes/pages.ts')} */ (
  await jiti.import('../src/shared/routes/pages.ts')
);
const { codeWords } = /** @type {typeof import('../src/shared/routes/code-words.ts')} */ (
  await jiti.import('../src/shared/routes/code-words.ts')
);

/** All pages of the site with their names, from the list in `src/shared/routes/pages.ts`. */
export { pageEntries };

const wordsOfGuests = new Set([
  ...pageEntries.flatMap(([, { guard, words }]) => (guard === undefined ? words : [])),
  ...Object.values(codeWords).flat(),
]);

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
