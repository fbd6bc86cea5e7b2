/**
 * The Intl locale that formats dates for a UI language: Vuetify's map (38 keys, 3.13.2), English as en-US
 * (spec section 9), with three defects fixed: an empty Kurdish entry that made Intl throw, Cyrillic and an
 * invalid region for both Serbian scripts, and non-Gregorian calendars for Persian and Thai.
 */
const dateLocales: Readonly<Record<string, string>> = {
  af: 'af-ZA',
  az: 'az-AZ',
  bg: 'bg-BG',
  ca: 'ca-ES',
  ckb: 'ckb-IQ',
  cs: 'cs-CZ',
  de: 'de-DE',
  el: 'el-GR',
  en: 'en-US',
  et: 'et-EE',
  fa: 'fa-IR-u-ca-gregory',
  fi: 'fi-FI',
  he: 'he-IL',
  hr: 'hr-HR',
  hu: 'hu-HU',
  id: 'id-ID',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  lt: 'lt-LT',
  lv: 'lv-LV',
  nl: 'nl-NL',
  no: 'no-NO',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ro: 'ro-RO',
  ru: 'ru-RU',
  sk: 'sk-SK',
  sl: 'sl-SI',
  srCyrl: 'sr-Cyrl-RS',
  srLatn: 'sr-Latn-RS',
  sv: 'sv-SE',
  th: 'th-TH-u-ca-gregory',
  tr: 'tr-TR',
  uk: 'uk-UA',
  vi: 'vi-VN',
  zhHans: 'zh-CN',
  zhHant: 'zh-TW',
};

export const dateLocaleLanguages: readonly string[] = [
  ...Object.keys(dateLocales),
  'ar',
  'da',
  'es',
  'fr',
  'km',
].sort();

/** Returns the locale of a language; an unknown language is returned unchanged. */
export function dateLocaleOf(language: string): string {
  return dateLocales[language] ?? language;
}

/** Formats a full date in any language that Intl supports: "March 6, 2026". */
export function formatFullDate(time: Date, language: string): string {
  return new Intl.DateTimeFormat(dateLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
