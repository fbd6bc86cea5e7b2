import type { LanguageCode } from '@/shared/i18n';
import phrases from './phrases.json';

/** Words of the progress card in one language. */
interface PhraseWords {
  readonly words: string;
  /** Who read them for Lifeline, and when, `YYYY-MM-DD`; empty where nobody has. */
  readonly checkedBy: string;
  readonly checkedOn: string;
  /** Where the words are printed that nobody has checked for Lifeline, with the glossary's confidence. */
  readonly source?: string;
  readonly confidence?: string;
}

export type PhraseKey = keyof typeof phrases;

type Phrase = Readonly<Partial<Record<LanguageCode, PhraseWords>> & { readonly en: PhraseWords }>;

/** Every phrase, in every language that has it. No phrase is ever made up: what nobody has attested is said in English. */
export const phraseBank: Readonly<Record<PhraseKey, Phrase>> = phrases;

export const phraseKeys = Object.keys(phrases) as readonly PhraseKey[];

/** What a phrase stands on: read by somebody for Lifeline, printed elsewhere, or said in English because there is nothing. */
export type Footing = 'checked' | 'attested' | 'english';

export interface ChosenPhrase {
  readonly key: PhraseKey;
  readonly words: string;
  readonly footing: Footing;
  readonly source: string;
}

/** A phrase in a language, or in English where that language has none. */
export function choosePhrase(key: PhraseKey, language: LanguageCode): ChosenPhrase {
  const phrase = phraseBank[key];
  const own = phrase[language];
  if (!own) return { key, words: phrase.en.words, footing: 'english', source: '' };
  const { words, checkedBy, source = '' } = own;
  return { key, words, footing: checkedBy === '' ? 'attested' : 'checked', source };
}
