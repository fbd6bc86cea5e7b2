import { useTranslation } from 'react-i18next';
import type { Namespace } from '@/shared/i18n';

const partsOf = (key: string): readonly [namespace: string, key: string] => {
  const end = key.indexOf(':');
  return [key.slice(0, end), key.slice(end + 1)];
};

/** Namespaces of these keys, each once. */
export const namespacesOfKeys = (keys: readonly string[]): readonly Namespace[] =>
  [...new Set(keys.map((key) => partsOf(key)[0] as Namespace))].sort();

/** The texts of this build by key, as far as they are loaded. */
export function useSiteTexts(language: string) {
  const { i18n } = useTranslation();
  const read =
    (from: string) =>
    (key: string): string | undefined => {
      const text: unknown = i18n.getResource(from, ...partsOf(key));
      return typeof text === 'string' ? text : undefined;
    };
  return { englishOf: read('en'), todayOf: read(language) };
}
