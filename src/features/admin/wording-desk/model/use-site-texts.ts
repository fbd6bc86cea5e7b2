import { useTranslation } from 'react-i18next';
import { builtText, partsOfKey } from '@/entities/content/wording';
import type { Namespace } from '@/shared/i18n';

/** Namespaces of these keys, each once. */
export const namespacesOfKeys = (keys: readonly string[]): readonly Namespace[] =>
  [...new Set(keys.map((key) => partsOfKey(key)[0] as Namespace))].sort();

/** The texts of this build by key, as far as they are loaded, without accepted words that lie over them. */
export function useSiteTexts(language: string) {
  const { i18n } = useTranslation();
  return {
    englishOf: (key: string) => builtText(i18n, 'en', key),
    todayOf: (key: string) => builtText(i18n, language, key),
  };
}
