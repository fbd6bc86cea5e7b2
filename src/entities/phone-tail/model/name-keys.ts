import { foldLetters } from '@/shared/ghana';

/** Number of words of a name that are indexed, and the longest part of each. */
const mostWords = 4;
const longestWord = 20;

/** Number of keys of a name at most: its words, and each two of them. */
export const mostNameKeys = mostWords + (mostWords * (mostWords - 1)) / 2;

/** The words of a name in plain letters: `Abenaa Ɔsei-Tutu` as `abenaa`, `osei`, `tutu`. */
function wordsOf(name: string): readonly string[] {
  const words = foldLetters(name)
    .replace(/ƴ/g, 'y')
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}

/** The key of two words, in whichever order somebody writes them. */
const pairOf = (one: string, other: string): string => [one, other].sort().join('-');

/**
 * Keys by which the office finds a name: its first four words, and each two of them, so that a name that many
 * have costs no read for each of them.
 */
export function nameKeysOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const pairs = words.flatMap((word, at) => words.slice(at + 1).map((other) => pairOf(word, other)));
  return [...words, ...pairs];
}

/**
 * The key that a search asks for: its only word from three letters on, else its first two words; null when it
 * is no name, as a code or a number.
 */
export function searchedNameKey(text: string): string | null {
  if (/\d/.test(text)) return null;
  const [first, second] = wordsOf(text);
  if (first === undefined) return null;
  if (second !== undefined) return pairOf(first, second);
  return first.length > 2 ? first : null;
}
