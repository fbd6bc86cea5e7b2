import { readFileSync } from 'node:fs';

/** How a language writes, and its one word for each thing; see `locales/terms`. */
export interface Terms {
  /** The style sheet that drafts follow. */
  readonly style: string;
  /** Attested words that drafts are made of, with their grade and first source. */
  readonly words: readonly {
    readonly en: string;
    readonly word: string;
    readonly grade: string;
    readonly source: string;
  }[];
  /** Letters besides those of English. */
  readonly letters: string;
  /** Forms that the language does not use here, as patterns, with what to write instead. */
  readonly never: Readonly<Record<string, string>>;
  /** The word for a thing: a text whose English has the first pattern must have the second. */
  readonly one: readonly { readonly english: string; readonly word: string }[];
}

export function readTerms(language: string): Terms {
  const path = new URL(`../locales/terms/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Terms;
}

const sorted = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).sort().join(' ');

const placeholders = /\{\{\s*[\w.]+[^}]*\}\}|\$t\([^)]*\)/g;
const tags = /<\/?\w+\s*\/?>/g;

/** A button can grow, but a text many times as long as the English one is no translation of it. */
const isTooLong = (text: string, english: string) => text.length > english.length * 3 + 20;

/** What is wrong with the form of a translation; empty when nothing is. */
export function formProblems(text: string, english: string, { letters }: Terms): readonly string[] {
  const allowed = new RegExp(`[^\\p{L}\\p{M}]|[A-Za-z${letters}]`, 'gu');
  const foreign = (text.replace(placeholders, '').replace(allowed, '').match(/./gu) ?? []).filter(
    (letter) => !english.includes(letter),
  );
  return [
    ...(sorted(text, placeholders) === sorted(english, placeholders) ? [] : ['has other placeholders']),
    ...(sorted(text, tags) === sorted(english, tags) ? [] : ['has other tags']),
    ...(text === text.trim() || english !== english.trim() ? [] : ['has a space at an end']),
    ...(text === text.normalize('NFC') ? [] : ['is not in NFC']),
    ...(/[ɑᴐↄԑεƞ]|[^\S \n]/u.test(text) ? ['has a letter or space that only looks right'] : []),
    ...(foreign.length === 0 ? [] : [`has letters of another language: ${foreign.join('')}`]),
    ...(isTooLong(text, english) ? ['is too long'] : []),
    ...(text === '' ? ['is empty'] : []),
  ];
}

/** Where a translation leaves the term list of its language; empty when it does not. */
export function termProblems(whole: string, source: string, { never, one }: Terms): readonly string[] {
  const [text, english] = [whole, source].map((words) => words.replace(placeholders, '')) as [string, string];
  const wrong = Object.entries(never)
    .filter(([form]) => new RegExp(`(?<![\\p{L}'-])(?:${form})(?![\\p{L}'-])`, 'iu').test(text))
    .map(([form, instead]) => `has “${form}”: ${instead}`);
  const missing = one
    .filter((term) => new RegExp(`\\b(?:${term.english})\\b`, 'i').test(english))
    .filter((term) => !new RegExp(term.word, 'iu').test(text))
    .map((term) => `says “${term.english}” with another word than “${term.word}”`);
  return [...wrong, ...missing];
}
