import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { toLanguageCode, type LanguageCode } from './languages';
import type { Namespace } from './namespaces';
import { unbrokenName } from './unbroken';

/** Reads one locale file. Rejects when it cannot be loaded. */
export type ReadWords = (language: LanguageCode, namespace: string) => Promise<unknown>;

/** Loads namespaces before they are shown, also in the language of a reader who is not the visitor. */
export type LoadWords = (namespaces: readonly Namespace[], reader?: LanguageCode) => Promise<void>;

/** Translations by language and namespace, as in `locales/`. */
export type GivenWords = Resource;

/**
 * `Intl.PluralRules` falls back to the device's language for unknown ones. Ga and Dagbani use the English
 * rule, Twi the Akan one.
 */
const pluralRuleOf: Readonly<Record<string, string>> = { gaa: 'en', dag: 'en', tw: 'ak' };

/** Internal interface of i18next's plural resolver, which has no types. */
interface PluralResolver {
  getRule(code: string, options?: object): unknown;
}

function pinPluralRules(i18n: I18n): void {
  const resolver = i18n.services.pluralResolver as PluralResolver;
  const getRule = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => getRule(pluralRuleOf[code] ?? code, options);
}

/** Reports a sentence whose value is missing: a person would read the placeholder. */
function reportMissingValue(text: string, [placeholder, name]: RegExpExecArray, options: object | null) {
  if (options && Object.keys(options).includes(name?.trim() ?? '')) return '';
  console.error(`No value for ${placeholder} in “${text}”`);
  return placeholder;
}

/**
 * Reports a sentence that is missing: a person would read its key. Most often the page does not name the
 * namespace among its words. A key that ends with a dot is of a choice that nobody has made: parts that are
 * not shown ask for it.
 */
function reportMissingKey(_languages: readonly string[], namespace: string, key: string, shown: string) {
  if (shown === key && !key.endsWith('.')) console.error(`No sentence for ${namespace}:${key}`);
}

/** Creates i18next with the given translations; English is the fallback. */
export async function createI18n(language: LanguageCode, given: GivenWords): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    defaultNS: 'words',
    resources: given,
    // React escapes what it shows. What is put into a sentence is only kept from breaking inside a name.
    interpolation: { escapeValue: true, escape: unbrokenName },
    missingInterpolationHandler: reportMissingValue,
    saveMissing: true,
    missingKeyHandler: reportMissingKey,
    // Whoever has changed words of the present language emits the second.
    react: { bindI18n: 'languageChanged wordsChanged' },
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

/**
 * Loads namespaces in the current language, English, and the language of a reader. Rejects when a file cannot
 * be loaded.
 */
export function loadWords(
  i18n: I18n,
  read: ReadWords,
  namespaces: readonly Namespace[],
  reader: LanguageCode = 'en',
): Promise<void> {
  const needed = new Set([toLanguageCode(i18n.language), 'en' as const, reader]);
  return loadInto(i18n, read, [...needed], namespaces);
}

/** Loads all namespaces used so far in another language, then switches to it. */
export async function changeWords(i18n: I18n, read: ReadWords, language: LanguageCode): Promise<void> {
  await loadInto(i18n, read, [language], Object.keys(i18n.getDataByLanguage('en') ?? {}));
  await i18n.changeLanguage(language);
}
