import { readFileSync } from 'node:fs';

/** Words of the interface and their attested translations; see `locales/glossary.json`. */
interface Term {
  /** English spellings that mean the same on a button or a label. */
  readonly en: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

const { terms } = JSON.parse(readFileSync(new URL('../locales/glossary.json', import.meta.url), 'utf8')) as {
  terms: Term[];
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The attested word for an English text; undefined where nobody has published one. */
export function attested(english: string, language: string): string | undefined {
  const word = terms.find(({ en }) => en.includes(english))?.words[language];
  // Sources give some words in small letters; a label begins with a capital where the English one does.
  return word === undefined || capital(english) !== english ? word : capital(word);
}
