import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten, localesFolder, namespacesOf, otherLanguages, presentWords } from './locale-provenance.mjs';

/** @type {{ desk: readonly string[] }} */
const { desk } = JSON.parse(readFileSync(join(localesFolder, 'english-until-checked.json'), 'utf8'));

/**
 * How many texts of the pages that are not for the office can be read in a language.
 * @param {string} language
 * @returns {number}
 */
export const countTexts = (language) =>
  namespacesOf(language)
    .filter((namespace) => !desk.includes(namespace))
    .reduce((sum, namespace) => sum + flatten(presentWords(language, namespace)).length, 0);

/** Languages in which less than half of these texts can be read. @returns {readonly string[]} */
export const languagesWithFewWords = () =>
  otherLanguages.filter((language) => countTexts(language) * 2 < countTexts('en'));
