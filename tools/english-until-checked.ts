import { readFileSync } from 'node:fs';

interface Kept {
  /** Beginnings of `namespace:key`, by topic. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Words of English texts. */
  readonly words: readonly string[];
  /** Beginnings of the keys of names, which are the same in every language. */
  readonly names: readonly string[];
  /** Namespaces that only the office reads. */
  readonly desk: readonly string[];
}

const { keys, words, names, desk } = JSON.parse(
  readFileSync(new URL('../locales/english-until-checked.json', import.meta.url), 'utf8'),
) as Kept;

const beginnings = Object.values(keys).flat();

/** `form.concern` begins `form.concern.lead` and `form.concernLead`, not `form.concerned`. */
const begins = (whole: string, beginning: string) =>
  whole === beginning || (whole.startsWith(beginning) && /[A-Z._:-]/.test(whole.charAt(beginning.length)));

const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const heavyWord = new RegExp(`(?<!\\w)(?:${escaped.join('|')})(?!\\w)`, 'i');

/** Whether a text is a name, or only places values: it is the same in every language. */
export const isSameEverywhere = (namespace: string, key: string, english: string): boolean =>
  names.some((beginning) => begins(`${namespace}:${key}`, beginning)) ||
  !/\p{L}/u.test(english.replace(/\{\{[^}]*\}\}/g, ''));

/** Whether a namespace is read by the office only, which works in English. */
export const isOfDesk = (namespace: string): boolean => desk.includes(namespace);

/**
 * Whether a text is shown in English until a speaker has checked its translation: on safety, privacy,
 * consent, price, complaint, law or an emergency, by its key or by a word in it; or a text of the office.
 */
export const staysEnglish = (namespace: string, key: string, english: string): boolean =>
  isOfDesk(namespace) ||
  beginnings.some((beginning) => begins(`${namespace}:${key}`, beginning)) ||
  heavyWord.test(english);
