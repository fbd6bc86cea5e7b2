import type { LanguageCode } from './languages';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
type Forms = readonly [one: string, other: string];

/** Day, month and relative-time names from CLDR and MediaWiki. */
export interface DateNames {
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysMin: readonly string[] | null;
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly meridiem: readonly string[];
  readonly relative?: Readonly<Record<Unit, { readonly future: Forms; readonly past: Forms }>>;
}

/** Separate from the formatting, so that pages without dates do not load dayjs. */
const known = new Map<LanguageCode, DateNames>();

/** Loads the names of a language; English is built in. */
export async function loadDateNames(
  code: LanguageCode,
  load: (code: LanguageCode) => Promise<DateNames>,
): Promise<void> {
  if (code !== 'en' && !known.has(code)) known.set(code, await load(code));
}

export const dateNamesOf = (code: LanguageCode): DateNames | undefined => known.get(code);
