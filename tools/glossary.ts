import { readFileSync } from 'node:fs';

/** A term of the interface with its attested translations; see `locales/glossary.json`. */
interface Term {
  /** Equivalent English labels. */
  readonly en: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

const { terms } = JSON.parse(readFileSync(new URL('../locales/glossary.json', import.meta.url), 'utf8')) as {
  terms: Term[];
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The attested translation of an English text; undefined when there is none. */
export function attested(english: string, language: string): string | undefined {
  const word = terms.find(({ en }) => en.includes(english))?.words[language];
  // Some sources use lower case; follow the capitalization of the English label.
  return word === undefined || capital(english) !== english ? word : capital(word);
}
