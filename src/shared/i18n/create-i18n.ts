import { createInstance, type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type { LanguageCode } from './languages';
import type { Namespace } from './namespaces';

type LoadNamespace = (language: string, namespace: string) => Promise<unknown>;

/**
 * i18next asks `Intl.PluralRules`, which answers languages it does not know with the device's own rule.
 * Ga and Dagbani get the English rule, Twi the Akan one (`design/domain.md`, finding 4).
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

/** The words of the site: English fills what a language does not have. One namespace is loaded when a page needs it. */
export async function createI18n(
  language: LanguageCode,
  loadNamespace: LoadNamespace,
  first: readonly Namespace[],
): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    .use(resourcesToBackend(loadNamespace))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      load: 'currentOnly',
      ns: [...first],
      defaultNS: 'words',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  pinPluralRules(i18n);
  return i18n;
}
