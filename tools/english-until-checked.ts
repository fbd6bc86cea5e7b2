import { readFileSync } from 'node:fs';
import { begins, isOfDesk } from './meant-texts.mjs';

interface Kept {
  /** Beginnings of `namespace:key`, by topic. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Words of English texts. */
  readonly words: readonly string[];
}

const { keys, words } = JSON.parse(
  readFileSync(new URL('../locales/english-until-checked.json', import.meta.url), 'utf8'),
) as Kept;

const beginnings = Object.values(keys).flat();

const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const heavyWord = new RegExp(`(?<!\\w)(?:${escaped.join('|')})(?!\\w)`, 'i');

/**
 * Whether a text is shown in English until a speaker has checked its translation: on safety, privacy,
 * consent, price, complaint, law or an emergency, by its key or by a word in it; or a text of the office.
 */
export const staysEnglish = (namespace: string, key: string, english: string): boolean =>
  isOfDesk(namespace) ||
  beginnings.some((beginning) => begins(`${namespace}:${key}`, beginning)) ||
  heavyWord.test(english);
