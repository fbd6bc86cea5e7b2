import { wordingLength } from './wording';

/** What is wrong with a suggested text. */
export type WordingProblem =
  | { readonly kind: 'empty' | 'tag' }
  /** Values that the English places and the text does not, or the other way round. */
  | { readonly kind: 'missing' | 'foreign'; readonly placeholders: string }
  | { readonly kind: 'long'; readonly length: number; readonly most: number };

const placeholder = /\{\{[^{}]*\}\}|\$t\([^()]*\)/g;

/** What a text places: `{{count}}`, without the spaces in it. */
export const placeholdersOf = (text: string): readonly string[] =>
  (text.match(placeholder) ?? []).map((found) => found.replace(/\s+/g, ''));

const tag = /<[a-z!/?]/i;

/** A button can grow, but a text many times as long as the English is no translation of it. */
const mostCharacters = (english: string): number => Math.min(english.length * 3 + 20, wordingLength);

/** Those of `some` that `others` do not have as often. */
function beyond(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((found) => {
    const index = left.indexOf(found);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * What is wrong with a suggestion; null when nothing is.
 * @param english the form of the English text that it translates
 */
export function checkWording(given: string, english: string): WordingProblem | null {
  const text = given.trim();
  if (text === '') return { kind: 'empty' };
  const most = mostCharacters(english);
  if (text.length > most) return { kind: 'long', length: text.length, most };
  const [has, needs] = [placeholdersOf(text), placeholdersOf(english)];
  const missing = beyond(needs, has);
  if (missing.length > 0) return { kind: 'missing', placeholders: missing.join(' ') };
  const foreign = beyond(has, needs);
  if (foreign.length > 0) return { kind: 'foreign', placeholders: foreign.join(' ') };
  return tag.test(text) ? { kind: 'tag' } : null;
}
