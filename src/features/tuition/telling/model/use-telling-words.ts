import { useLateWords, type LanguageCode, type LateWords } from '@/shared/i18n';

const words = ['telling'] as const;

/** Loads the words about tellings, and the ready messages in the language of their reader. */
export const useTellingWords = (reader: LanguageCode = 'en'): LateWords => useLateWords(words, reader);
