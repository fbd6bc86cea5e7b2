import type { i18n as I18n } from 'i18next';
import type { DraftWords } from '@/features/site/language-switch';
import { storageKeys } from '@/shared/config';
import {
  changeWords,
  createI18n,
  hostCodeOf,
  htmlLangOf,
  loadDateNames,
  loadWords,
  toLanguageCode,
  type GivenWords,
  type LanguageCode,
  type LoadWords,
  type ReadWords,
} from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';
import { readDateNames, readWords } from './read-words';

/** Sets the language of the document. */
function showLanguage(code: LanguageCode): void {
  document.documentElement.lang = htmlLangOf(code);
}

/** Sets the cookie by which the host selects prerendered pages (i18n rewrites). English needs none. */
function rememberForHost(code: LanguageCode): void {
  const host = hostCodeOf(code);
  const age = host === null ? 0 : 31_536_000;
  document.cookie = `firebase-country-override=${host ?? ''}; path=/; max-age=${age}; samesite=lax`;
}

export interface SiteWords {
  readonly i18n: I18n;
  readonly load: LoadWords;
  /** Switches the language and stores it. */
  readonly change: (code: LanguageCode) => Promise<void>;
  readonly drafts: DraftWords;
  /** Once the delivered page is shown: the stored language and choice of words, where it has others. */
  readonly settle: (laterLanguage: LanguageCode | null) => Promise<void>;
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
  const areMeantOut = () => store.get(storageKeys.withoutDraftWords) === 'yes';
  // A delivered page has the drafts until it is shown: hydration must find the same words.
  let areOut = areMeantOut() && given[language] === undefined;
  const read: ReadWords = (code, namespace) => readWords(code, namespace, areOut);
  const rememberShown = () =>
    rememberForHost(areOut ? 'en' : toLanguageCode(store.get(storageKeys.language)));
  const change = async (code: LanguageCode) => {
    await Promise.all([loadDateNames(code, readDateNames), changeWords(i18n, read, code)]);
    showLanguage(code);
    store.set(storageKeys.language, code);
    rememberShown();
  };
  const reload = async () => {
    const { reloadWords } = await import(/* webpackChunkName: "draft-words" */ './reload-words');
    areOut = areMeantOut();
    await reloadWords(i18n, read);
    rememberShown();
  };
  return {
    i18n,
    load: (namespaces, reader) => loadWords(i18n, read, namespaces, reader),
    change,
    drafts: {
      areLeftOut: () => areOut,
      leaveOut: (areLeftOut) => {
        if (areLeftOut) store.set(storageKeys.withoutDraftWords, 'yes');
        else store.remove(storageKeys.withoutDraftWords);
        return reload();
      },
    },
    settle: async (laterLanguage) => {
      if (areOut !== areMeantOut()) await reload();
      if (laterLanguage) await change(laterLanguage);
    },
  };
}
