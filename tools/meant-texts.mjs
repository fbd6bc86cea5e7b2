import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  flatten,
  localesFolder,
  mapWords,
  namespacesOf,
  presentWords,
  readProvenance,
  readWords,
} from './locale-provenance.mjs';

/** @type {{ names: readonly string[], desk: readonly string[] }} */
const { names, desk } = JSON.parse(readFileSync(join(localesFolder, 'english-until-checked.json'), 'utf8'));

/**
 * Whether a key begins so: `form.concern` begins `form.concern.lead` and `form.concernLead`, not
 * `form.concerned`.
 * @param {string} whole
 * @param {string} beginning
 */
export const begins = (whole, beginning) =>
  whole === beginning || (whole.startsWith(beginning) && /[A-Z._:-]/.test(whole.charAt(beginning.length)));

/**
 * Whether a text is a name, or only places values: it is the same in every language.
 * @param {string} namespace
 * @param {string} key
 * @param {string} english
 */
export const isSameEverywhere = (namespace, key, english) =>
  names.some((beginning) => begins(`${namespace}:${key}`, beginning)) ||
  !/\p{L}/u.test(english.replace(/\{\{[^}]*\}\}/g, ''));

/**
 * Whether a namespace is read by the office only, which works in English.
 * @param {string} namespace
 */
export const isOfDesk = (namespace) => desk.includes(namespace);

/**
 * How many texts of a namespace no speaker has read: English ones and drafts. A text with a form for one is
 * one text.
 * @param {string} language
 * @param {string} namespace
 */
function countUnread(language, namespace) {
  const present = new Map(flatten(presentWords(language, namespace)));
  const provenance = readProvenance(language)[namespace] ?? {};
  const english = flatten(mapWords(readWords('en', namespace), (_key, text) => text));
  const keys = new Set(english.map(([key]) => key));
  return english.filter(([key, text]) => {
    const isOneOfTwo = key.endsWith('_one') && keys.has(key.replace(/_one$/, '_other'));
    const isRead = present.has(key) && provenance[key]?.[0] !== 'drafted';
    return !isOneOfTwo && !isRead && !isSameEverywhere(namespace, key, text);
  }).length;
}

/**
 * How many texts no speaker has read, by namespace, without those that the office alone reads.
 * @param {string} language
 * @returns {Readonly<Record<string, number>>}
 */
export const unreadTexts = (language) =>
  Object.fromEntries(
    namespacesOf('en')
      .filter((namespace) => !isOfDesk(namespace))
      .map((namespace) => [namespace, countUnread(language, namespace)]),
  );
