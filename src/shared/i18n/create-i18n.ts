import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { toLanguageCode, type LanguageCode } from './languages';
import type { Namespace } from './namespaces';

/** Reads one file of words. Rejects when it cannot be had. */
export type ReadWords = (language: LanguageCode, namespace: string) => Promise<unknown>;

/** Words by language and namespace, as they stand in `locales/`. */
export type GivenWords = Resource;

/**
 * i18next asks `Intl.PluralRules`, which answers languages it does not know with the device's own rule.
 * Ga and Dagbani get the English rule, Twi the Akan one.
 */
const pluralRuleOf: Readonly<Record<string, string>> = { gaa: 'en', dag: 'en', tw: 'ak' };

/** Where a resolver with pluggable rules keeps them; i18next does not type it. */
interface PluralResolver {
  getRule(code: string, options?: object): unknown;
}

function pinPluralRules(i18n: I18n): void {
  const resolver = i18n.services.pluralResolver as PluralResolver;
  const getRule = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => getRule(pluralRuleOf[code] ?? code, options);
}

/** The words of the site, with those that are given; English fills what a language does not have. */
export async function createI18n(language: LanguageCode, given: GivenWords): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    defaultNS: 'words',
    resources: given,
    interpolation: { escapeValue: false },
  });
  pinPluralRules(i18n);
  return i18n;
}

async function loadInto(
  i18n: I18n,
  read: ReadWords,
  languages: readonly LanguageCode[],
  namespaces: readonly string[],
): Promise<void> {
  const missing = languages.flatMap((language) =>
    namespaces
      .filter((namespace) => !i18n.hasResourceBundle(language, namespace))
      .map(async (namespace) => {
        i18n.addResourceBundle(language, namespace, await read(language, namespace));
      }),
  );
  await Promise.all(missing);
}

/** Loads what a page reads, in the language of the site and in English. Rejects when a file cannot be had. */
export function loadWords(i18n: I18n, read: ReadWords, namespaces: readonly Namespace[]): Promise<void> {
  return loadInto(i18n, read, [...new Set([toLanguageCode(i18n.language), 'en' as const])], namespaces);
}

/** Loads, in another language, all that has been read so far, and then speaks it. */
export async function changeWords(i18n: I18n, read: ReadWords, language: LanguageCode): Promise<void> {
  await loadInto(i18n, read, [language], Object.keys(i18n.getDataByLanguage('en') ?? {}));
  await i18n.changeLanguage(language);
}
