export { createI18n } from './create-i18n';
export { dateLocaleLanguages, dateLocaleOf, formatFullDate } from './date-locales';
export { loadDateNames, type DateNames } from './dates';
export { htmlLangOf, languages, toLanguageCode, type LanguageCode } from './languages';
export { formatMoney } from './money';
export type { Namespace } from './namespaces';
export { useFormats } from './use-formats';
