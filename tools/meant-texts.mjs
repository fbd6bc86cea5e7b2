import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localesFolder } from './locale-provenance.mjs';

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
