import type { LanguageCode } from '@/shared/i18n';
import phrases from './phrases.json';

/** A phrase in one language. */
interface PhraseWords {
  readonly words: string;
  /** Reviewer and date (`YYYY-MM-DD`); empty when nobody has reviewed it. */
  readonly checkedBy: string;
  readonly checkedOn: string;
  /** Printed source of an unreviewed phrase, with the glossary's confidence. */
  readonly source?: string;
  readonly confidence?: string;
}

export type PhraseKey = keyof typeof phrases;

type Phrase = Readonly<Partial<Record<LanguageCode, PhraseWords>> & { readonly en: PhraseWords }>;

/**
 * All phrases in all languages. Translations are never invented: without a source the phrase is in English.
 */
export const phraseBank: Readonly<Record<PhraseKey, Phrase>> = phrases;

export const phraseKeys = Object.keys(phrases) as readonly PhraseKey[];

/**
 * Evidence for a translation: reviewed for Lifeline, attested in a printed source, or English as a fallback.
 */
export type Footing = 'checked' | 'attested' | 'english';

export interface ChosenPhrase {
  readonly key: PhraseKey;
  readonly words: string;
  readonly footing: Footing;
  readonly source: string;
}

/** A phrase in a language. Falls back to English. */
export function choosePhrase(key: PhraseKey, language: LanguageCode): ChosenPhrase {
  const phrase = phraseBank[key];
  const own = phrase[language];
  if (!own) return { key, words: phrase.en.words, footing: 'english', source: '' };
  const { words, checkedBy, source = '' } = own;
  return { key, words, footing: checkedBy === '' ? 'attested' : 'checked', source };
}
