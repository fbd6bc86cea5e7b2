import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { builtText, partsOfKey, type Wording } from '@/entities/content/wording';
import { useLateWords, type LanguageCode, type LateWords, type Namespace } from '@/shared/i18n';

/** Loads the site's texts that these suggest better words for, in English and in the language. */
export function useWordsOf(wordings: readonly Pick<Wording, 'key'>[], language: LanguageCode): LateWords {
  const names = new Set(wordings.map(({ key }) => partsOfKey(key)[0]));
  const joined = [...names].sort().join(' ');
  // The same array for the same namespaces; of an empty text `split` makes one name.
  const namespaces = useMemo(() => joined.split(' ').filter((name) => name !== '') as Namespace[], [joined]);
  return useLateWords(namespaces, language);
}

/** The texts of this build by key, as far as they are loaded, without accepted words that lie over them. */
export function useSiteTexts(language: string) {
  const { i18n } = useTranslation();
  return {
    englishOf: (key: string) => builtText(i18n, 'en', key),
    todayOf: (key: string) => builtText(i18n, language, key),
  };
}
