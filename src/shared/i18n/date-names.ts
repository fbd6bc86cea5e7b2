import type { LanguageCode } from './languages';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
type Forms = readonly [one: string, other: string];

/** The names that CLDR and MediaWiki have for a language. */
export interface DateNames {
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysMin: readonly string[] | null;
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly meridiem: readonly string[];
  readonly relative?: Readonly<Record<Unit, { readonly future: Forms; readonly past: Forms }>>;
}

/** Kept apart from the formatting, so that a page without a date does not carry dayjs. */
const known = new Map<LanguageCode, DateNames>();

/** Makes the names of a language known; English is known from the start. */
export async function loadDateNames(
  code: LanguageCode,
  load: (code: LanguageCode) => Promise<DateNames>,
): Promise<void> {
  if (code !== 'en' && !known.has(code)) known.set(code, await load(code));
}

export const dateNamesOf = (code: LanguageCode): DateNames | undefined => known.get(code);
