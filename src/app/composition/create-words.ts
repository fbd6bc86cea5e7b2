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

/** Tells browsers and screen readers which language the page is in. */
function showLanguage(code: LanguageCode): void {
  document.documentElement.lang = htmlLangOf(code);
}

/** The host's own cookie for the language of prerendered pages (Firebase Hosting, i18n rewrites). */
function rememberForHost(code: LanguageCode): void {
  document.cookie = `firebase-language-override=${code}; path=/; max-age=31536000; samesite=lax`;
}

export interface SiteWords {
  readonly i18n: I18n;
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Speaks another language and remembers it. */
  readonly change: (code: LanguageCode) => Promise<void>;
}

/**
 * The words of the site.
 * @param language the one to begin with
 * @param given words that came with the page
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
