import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import { dateNamesOf, type DateNames } from './date-names';
import type { LanguageCode } from './languages';

type Unit = keyof NonNullable<DateNames['relative']>;

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

/** CLDR patterns contain the whole phrase, so dayjs must not add a prefix or suffix. */
function relativeForms(relative: NonNullable<DateNames['relative']>) {
  const phrase = (count: number, _withoutSuffix: boolean, key: string, isFuture: boolean): string => {
    const [one, other] = relative[unitOf[key] ?? 'second'][isFuture ? 'future' : 'past'];
    // A one-letter key means exactly one unit; dayjs then passes a count of the next smaller unit.
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

/** In Ghana weeks start on Monday, and the first week contains 1 January. */
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

let isReady = false;

/** Lazy: the bundler can drop this module where nothing is formatted. */
function prepare(): void {
  if (isReady) return;
  isReady = true;
  // Africa/Accra is UTC all year, so all times are shown in UTC.
  dayjs.extend(utc);
  dayjs.extend(relativeTime);
  dayjs.locale({ ...dayjs.Ls.en, name: 'en-gh', formats, ...week } as ILocale, undefined, true);
}

/** The dayjs locale of a language, registered on first use; English when it has no names. */
function localeOf(language: LanguageCode): string {
  prepare();
  if (language in dayjs.Ls && language !== 'en') return language;
  const names = dateNamesOf(language);
  if (!names) return 'en-gh';
  register(language, names);
  return language;
}

const styles = {
  /** 27 Mar */
  short: 'D MMM',
  /** 27 Mar 2026 */
  date: 'D MMM YYYY',
  /** Fri 27 Mar */
  weekday: 'ddd D MMM',
  /** Fri 5:00 pm, for a time that is less than a week away */
  weekTime: 'ddd h:mm a',
  /** Fri 27 March 2026 */
  day: 'ddd D MMMM YYYY',
  /** Fri 27 Mar, 5:00 pm */
  moment: 'ddd D MMM, h:mm a',
  /** Fri 27 March 2026, 5:00 pm */
  longMoment: 'ddd D MMMM YYYY, h:mm a',
  /** November 2026 */
  month: 'MMMM YYYY',
  /** 5:00 pm */
  time: 'h:mm a',
} as const;

export type DateStyle = keyof typeof styles;

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** The same parts for Intl, which orders and punctuates them as its locale does. */
const partsOf: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekTime: { weekday: 'short', ...clock },
  day: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', ...clock },
  longMoment: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', ...clock },
  month: { month: 'long', year: 'numeric' },
  time: clock,
};

/** Formats a time in an Intl locale that somebody chose. `time` is ISO 8601 or a `Date`. */
export function formatDateIn(locale: string, time: string | Date, style: DateStyle): string {
  return new Intl.DateTimeFormat(locale, { ...partsOf[style], timeZone: 'UTC' }).format(new Date(time));
}

/** Formats a time as is usual in Ghana. `time` is ISO 8601 or a `Date`. */
export function formatDate(time: string | Date, style: DateStyle, language: LanguageCode): string {
  const locale = localeOf(language);
  return dayjs.utc(time).locale(locale).format(styles[style]);
}

/** Formats an age: "2 hours ago". Falls back to English when the language has no relative times. */
export function formatAge(time: string | Date, now: Date, language: LanguageCode): string {
  const named = localeOf(language);
  const known = dayjs.Ls[named];
  const locale = known && 'relativeTime' in known ? named : 'en-gh';
  return dayjs.utc(time).locale(locale).from(dayjs.utc(now));
}
