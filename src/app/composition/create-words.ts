import type { i18n as I18n } from 'i18next';
import { storageKeys } from '@/shared/config';
import {
  createI18n,
  htmlLangOf,
  loadDateNames,
  toLanguageCode,
  type DateNames,
  type LanguageCode,
  type Namespace,
} from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';

const loadNamespace = (language: string, namespace: string): Promise<unknown> =>
  import(/* webpackChunkName: "words-[request]" */ `../../../locales/${language}/${namespace}.json`);

const loadNames = async (code: string): Promise<DateNames> =>
  (
    (await import(/* webpackChunkName: "dates-[request]" */ `../../shared/i18n/date-names/${code}.json`)) as {
      default: DateNames;
    }
  ).default;

function showLanguage(code: LanguageCode): void {
  document.documentElement.lang = htmlLangOf(code);
}

/** The words of the site in the remembered language, and the way to change it. */
export async function startWords(store: KeyValueStore, first: readonly Namespace[]) {
  const language = toLanguageCode(store.get(storageKeys.language));
  showLanguage(language);
  const [i18n] = await Promise.all([
    createI18n(language, loadNamespace, first),
    loadDateNames(language, loadNames),
  ]);
  return { i18n, changeLanguage: createChangeLanguage(i18n, store) };
}

function createChangeLanguage(i18n: I18n, store: KeyValueStore) {
  return async (code: LanguageCode): Promise<void> => {
    await loadDateNames(code, loadNames);
    await i18n.changeLanguage(code);
    showLanguage(code);
    store.set(storageKeys.language, code);
  };
}
