import type { i18n as I18n } from 'i18next';
import { storageKeys } from '@/shared/config';
import {
  changeWords,
  createI18n,
  htmlLangOf,
  loadDateNames,
  loadWords,
  type GivenWords,
  type LanguageCode,
  type Namespace,
} from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';
import { readDateNames, readWords } from './read-words';

/** Sets the language of the document. */
function showLanguage(code: LanguageCode): void {
  document.documentElement.lang = htmlLangOf(code);
}

/** Sets the cookie by which Firebase Hosting selects the language of prerendered pages (i18n rewrites). */
function rememberForHost(code: LanguageCode): void {
  document.cookie = `firebase-language-override=${code}; path=/; max-age=31536000; samesite=lax`;
}

export interface SiteWords {
  readonly i18n: I18n;
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Switches the language and stores it. */
  readonly change: (code: LanguageCode) => Promise<void>;
}

/**
 * Starts i18n.
 * @param language initial language
 * @param given translations delivered with the page
 */
export async function startWords(
  store: KeyValueStore,
  language: LanguageCode,
  given: GivenWords,
): Promise<SiteWords> {
  showLanguage(language);
  const [i18n] = await Promise.all([createI18n(language, given), loadDateNames(language, readDateNames)]);
  return {
    i18n,
    load: (namespaces) => loadWords(i18n, readWords, namespaces),
    change: async (code) => {
      await Promise.all([loadDateNames(code, readDateNames), changeWords(i18n, readWords, code)]);
      showLanguage(code);
      store.set(storageKeys.language, code);
      rememberForHost(code);
    },
  };
}
