import { begins } from '@/entities/content/wording';
import kept from '../../../../../locales/english-until-checked.json';

const beginnings = Object.values(kept.keys).flat();
const words = new Set(kept.words.map((word) => word.toLowerCase()));

/** Whether the text has one of the words, of which some are two words. */
function hasHeavyWord(english: string): boolean {
  const found = english.toLowerCase().match(/[\p{L}₵]+/gu) ?? [];
  return found.some((word, index) => words.has(word) || words.has(`${word} ${String(found[index + 1])}`));
}

/**
 * Whether a text is shown in English until a speaker has checked its translation: a mistake in it can harm
 * somebody. The same as `tools/english-until-checked.ts`.
 * @param key `namespace:key`
 */
export const staysEnglish = (key: string, english: string): boolean =>
  beginnings.some((beginning) => begins(key, beginning)) || hasHeavyWord(english);
