export {
  changeWords,
  createI18n,
  loadWords,
  type GivenWords,
  type LoadWords,
  type ReadWords,
} from './create-i18n';
export { dateLocaleLanguages, dateLocaleOf, formatFullDate } from './date-locales';
export { loadDateNames, type DateNames } from './date-names';
export { formatDate } from './dates';
export {
  hostCodeOf,
  htmlLangOf,
  isMostlyIn,
  languages,
  toLanguageCode,
  type Language,
  type LanguageCode,
} from './languages';
export { formatMoney } from './money';
export { LoadWordsContext, useLoadWords } from './load-words-context';
export { type LateWords, useLateWords } from './use-late-words';
export type { Namespace } from './namespaces';
export { setDateLocale, useDateLocale } from './use-date-locale';
export { smsText, unbrokenDay, unbrokenName } from './unbroken';
export { useFormats } from './use-formats';
