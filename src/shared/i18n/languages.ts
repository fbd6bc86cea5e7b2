/** A language of the site; `name` is its own name for itself. */
export interface Language {
  readonly code: LanguageCode;
  /**
   * By which the host finds the prerendered pages of a language that somebody has chosen, in a cookie: a
   * country code that ISO 3166 leaves to its users. By the code of the language the host would choose it for
   * whoever has it among the languages of the browser; a language with drafts is chosen by people only.
   */
  readonly hostCode: string | null;
  readonly htmlLang: string;
  readonly name: string;
}

export type LanguageCode = 'en' | 'ak' | 'ee' | 'gaa' | 'dag' | 'ha';

/** `ak`, not `tw`: browsers read `tw` as unknown or as Taiwan. */
export const languages: readonly Language[] = [
  { code: 'en', hostCode: null, htmlLang: 'en-GH', name: 'English' },
  { code: 'ak', hostCode: 'xa', htmlLang: 'ak', name: 'Twi (Akan)' },
  { code: 'ee', hostCode: 'xe', htmlLang: 'ee', name: 'Eʋegbe' },
  { code: 'gaa', hostCode: 'xg', htmlLang: 'gaa', name: 'Gã' },
  { code: 'dag', hostCode: 'xd', htmlLang: 'dag', name: 'Dagbanli' },
  { code: 'ha', hostCode: 'xh', htmlLang: 'ha', name: 'Hausa' },
];

/** Converts a stored or requested code to a language; unknown codes become English. */
export function toLanguageCode(code: string | null | undefined): LanguageCode {
  return languages.find((language) => language.code === code)?.code ?? 'en';
}

/** Of a language that the host delivers as a whole; null for English, which it delivers to everybody. */
export const hostCodeOf = (code: LanguageCode): string | null =>
  languages.find((language) => language.code === code)?.hostCode ?? null;

export function htmlLangOf(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.htmlLang ?? 'en-GH';
}

/** Whether at least half of the texts are in this language; the build counts them. */
export const isMostlyIn = ({ code }: Language): boolean => !__LANGUAGES_WITH_FEW_WORDS__.includes(code);
