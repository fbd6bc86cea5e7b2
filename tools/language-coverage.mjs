import { flatten, namespacesOf, otherLanguages, presentWords } from './locale-provenance.mjs';

/**
 * How many texts visitors can read in a language.
 * @param {string} language
 * @returns {number}
 */
export const countTexts = (language) =>
  namespacesOf(language).reduce(
    (sum, namespace) => sum + flatten(presentWords(language, namespace)).length,
    0,
  );

/** Languages in which less than half of the English texts can be read. @returns {readonly string[]} */
export const languagesWithFewWords = () =>
  otherLanguages.filter((language) => countTexts(language) * 2 < countTexts('en'));
