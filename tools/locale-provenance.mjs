import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Languages with translations, besides English. */
export const otherLanguages = /** @type {const} */ (['ak', 'ee', 'gaa', 'dag', 'ha']);

export const localesFolder = join(import.meta.dirname, '../locales');

/**
 * Where a text comes from.
 *
 * - `attested`: from `locales/glossary.json`, whose source is given;
 * - `drafted`: written here from attested words, and read by no speaker yet; the source names the words;
 * - `checked`: read by a speaker, who is named, on a date (`2026-11-29`).
 *
 * The second part is the hash of the English text that it translates.
 * @typedef {readonly ['attested' | 'drafted', string, string] | readonly ['checked', string, string, string]}
 * Provenance
 */

/** @typedef {Record<string, Record<string, Provenance>>} ProvenanceFile by namespace and key */

/** @typedef {{ readonly [key: string]: string | Words }} Words texts of a locale file, or a group of them */

/**
 * Identifies an English text: a translation made from another one is out of date.
 * @param {string} english
 */
export const hashOf = (english) => createHash('sha256').update(english).digest('hex').slice(0, 8);

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} language */
export const provenanceFile = (language) => join(localesFolder, 'provenance', `${language}.json`);

/** @param {string} language @returns {ProvenanceFile} */
export const readProvenance = (language) =>
  existsSync(provenanceFile(language)) ? readJson(provenanceFile(language)) : {};

/** @param {string} language @param {string} namespace */
export const localeFile = (language, namespace) => join(localesFolder, language, `${namespace}.json`);

/** @param {string} language @returns {readonly string[]} */
export function namespacesOf(language) {
  const folder = join(localesFolder, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
}

/** @param {string} language @param {string} namespace @returns {Words} */
export const readWords = (language, namespace) => readJson(localeFile(language, namespace));

/**
 * All texts with their keys, such as `nav.home`.
 * @param {Words} words
 * @returns {readonly (readonly [key: string, text: string])[]}
 */
export const flatten = (words, prefix = '') =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [/** @type {const} */ ([prefix + key, value])]
      : flatten(value, `${prefix}${key}.`),
  );

/**
 * The texts that `choose` returns for each key of a locale file, in its order. Lists stay English: they are
 * shown whole, so a list with a hole would lose its entries.
 * @param {Words} words
 * @param {(key: string, text: string) => string | undefined} choose
 * @returns {Words}
 */
export function mapWords(words, choose, prefix = '') {
  /** @type {Record<string, string | Words>} */
  const chosen = {};
  for (const [key, value] of Object.entries(words)) {
    if (Array.isArray(value)) continue;
    const found =
      typeof value === 'string' ? choose(prefix + key, value) : mapWords(value, choose, `${prefix}${key}.`);
    if (found === undefined || (typeof found !== 'string' && Object.keys(found).length === 0)) continue;
    chosen[key] = found;
  }
  return chosen;
}

/**
 * The texts of a language that visitors may read: those of the present English text. English fills the rest.
 * @param {string} language
 * @param {string} namespace
 * @param {(provenance: Provenance) => boolean} isMeant
 * @returns {Words}
 */
export function presentWords(language, namespace, isMeant = () => true) {
  if (language === 'en') return readWords('en', namespace);
  const english = new Map(flatten(readWords('en', namespace)));
  const provenance = readProvenance(language)[namespace] ?? {};
  return mapWords(readWords(language, namespace), (key, text) => {
    const [source, from] = [english.get(key), provenance[key]];
    const isPresent = source !== undefined && from !== undefined && from[1] === hashOf(source);
    return isPresent && isMeant(from) ? text : undefined;
  });
}
