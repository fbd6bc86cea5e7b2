/** A language of the site; `name` is its own name for itself. */
export interface Language {
  readonly code: LanguageCode;
  readonly htmlLang: string;
  readonly name: string;
}

export type LanguageCode = 'en' | 'ak' | 'ee' | 'gaa' | 'dag' | 'ha';

/** `ak`, not `tw`: browsers read `tw` as unknown or as Taiwan. */
export const languages: readonly Language[] = [
  { code: 'en', htmlLang: 'en-GH', name: 'English' },
  { code: 'ak', htmlLang: 'ak', name: 'Twi (Akan)' },
  { code: 'ee', htmlLang: 'ee', name: 'Eʋegbe' },
  { code: 'gaa', htmlLang: 'gaa', name: 'Gã' },
  { code: 'dag', htmlLang: 'dag', name: 'Dagbanli' },
  { code: 'ha', htmlLang: 'ha', name: 'Hausa' },
];

/** Converts a stored or requested code to a language; unknown codes become English. */
export function toLanguageCode(code: string | null | undefined): LanguageCode {
  return languages.find((language) => language.code === code)?.code ?? 'en';
}

export function htmlLangOf(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.htmlLang ?? 'en-GH';
}

/** Whether at least half of the texts are in this language; the build counts them. */
export const isMostlyIn = ({ code }: Language): boolean => !__LANGUAGES_WITH_FEW_WORDS__.includes(code);
