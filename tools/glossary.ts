import { readFileSync } from 'node:fs';

/** A term of the interface with its attested translations; see `locales/glossary.json`. */
interface Term {
  /** Equivalent English labels. */
  readonly en: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  /** Where each word was found. */
  readonly from: Readonly<Record<string, string>>;
}

/** A translation that human translators published, and where. */
export interface Attested {
  readonly text: string;
  readonly source: string;
}

const { terms } = JSON.parse(readFileSync(new URL('../locales/glossary.json', import.meta.url), 'utf8')) as {
  terms: Term[];
};

const termOf = new Map(terms.flatMap((term) => term.en.map((english) => [english, term] as const)));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The attested translation of an English text; undefined when there is none. */
export function attested(english: string, language: string): Attested | undefined {
  const term = termOf.get(english);
  const word = term?.words[language];
  if (word === undefined) return undefined;
  // Some sources use lower case; follow the capitalization of the English label.
  const text = capital(english) === english ? capital(word) : word;
  return { text, source: term?.from[language] ?? '' };
}
