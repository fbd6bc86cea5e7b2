import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import type { LanguageCode } from './languages';

// Ghana keeps Africa/Accra, which is UTC all year (`data/formats.json`): every time is shown in UTC.
dayjs.extend(utc);
dayjs.extend(relativeTime);

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
type Forms = readonly [one: string, other: string];

/** The names that CLDR and MediaWiki have for a language (`data/dayjs-locales.json`). */
export interface DateNames {
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysMin: readonly string[] | null;
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly meridiem: readonly string[];
  readonly relative?: Readonly<Record<Unit, { readonly future: Forms; readonly past: Forms }>>;
}

const unitOf: Readonly<Record<string, Unit>> = {
  s: 'second',
  m: 'minute',
  mm: 'minute',
  h: 'hour',
  hh: 'hour',
  d: 'day',
  dd: 'day',
  M: 'month',
  MM: 'month',
  y: 'year',
  yy: 'year',
};

/** CLDR's patterns hold the whole phrase, so dayjs gets nothing to put around them. */
function relativeForms(relative: NonNullable<DateNames['relative']>) {
  const phrase = (count: number, _withoutSuffix: boolean, key: string, isFuture: boolean): string => {
    const [one, other] = relative[unitOf[key] ?? 'second'][isFuture ? 'future' : 'past'];
    // A key of one letter is "one of it"; dayjs then passes a count of the next smaller unit.
    return key.length === 1 ? one.replace('{0}', '1') : other.replace('{0}', String(count));
  };
  return { future: '%s', past: '%s', ...Object.fromEntries(Object.keys(unitOf).map((key) => [key, phrase])) };
}

const formats = {
  LT: 'h:mm a',
  LTS: 'h:mm:ss a',
  L: 'DD/MM/YYYY',
  LL: 'D MMMM YYYY',
  LLL: 'D MMMM YYYY h:mm a',
  LLLL: 'dddd, D MMMM YYYY h:mm a',
};

/** Weeks start on Monday in Ghana, and the week with 1 January is the first. */
const week = { weekStart: 1, yearStart: 1 } as const;

function register(code: LanguageCode, names: DateNames): void {
  const [am = 'am', pm = 'pm'] = names.meridiem;
  const locale = {
    name: code,
    weekdays: [...names.weekdays],
    weekdaysShort: [...names.weekdaysShort],
    weekdaysMin: [...(names.weekdaysMin ?? names.weekdaysShort)],
    months: [...names.months],
    monthsShort: [...names.monthsShort],
    ordinal: (day: number) => `${day}`,
    meridiem: (hour: number) => (hour < 12 ? am : pm),
    formats,
    ...week,
    ...(names.relative && { relativeTime: relativeForms(names.relative) }),
  };
  dayjs.locale(locale as ILocale, undefined, true);
}

dayjs.locale({ ...dayjs.Ls.en, name: 'en-gh', formats, ...week } as ILocale, undefined, true);

/** Makes the names of a language known; English is known from the start. */
export async function loadDateNames(
  code: LanguageCode,
  load: (code: string) => Promise<DateNames>,
): Promise<void> {
  if (code !== 'en' && !(code in dayjs.Ls)) register(code, await load(code));
}

const styles = {
  /** 27 Mar */
  short: 'D MMM',
  /** Fri 27 March 2026 */
  day: 'ddd D MMMM YYYY',
  /** Fri 27 Mar, 5:00 pm */
  moment: 'ddd D MMM, h:mm a',
  /** Fri 27 March 2026, 5:00 pm */
  longMoment: 'ddd D MMMM YYYY, h:mm a',
  /** 5:00 pm */
  time: 'h:mm a',
} as const;

export type DateStyle = keyof typeof styles;

const localeOf = (language: LanguageCode) => (language === 'en' ? 'en-gh' : language);

/** A time of the record, as a person in Ghana writes it. `time` is ISO-8601 or a `Date`. */
export function formatDate(time: string | Date, style: DateStyle, language: LanguageCode): string {
  return dayjs.utc(time).locale(localeOf(language)).format(styles[style]);
}

/** How long ago, in words: "2 hours ago". Falls back to English where a language has no words for it. */
export function formatAge(time: string | Date, now: Date, language: LanguageCode): string {
  const known = dayjs.Ls[localeOf(language)];
  const locale = known && 'relativeTime' in known ? localeOf(language) : 'en-gh';
  return dayjs.utc(time).locale(locale).from(dayjs.utc(now));
}
