const parts = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

const orderInGhana = ['weekday', 'day', 'month', 'year'] as const;

/**
 * A day with the browser's own names, as the home page does not load those of dates: in the order of Ghana,
 * and in English where the browser does not know the language, or as somebody chose to write dates.
 * @param chosen Intl locale; null when nobody chose
 */
export function closedDayText(day: string, language: string, chosen: string | null): string {
  const time = new Date(day);
  if (chosen !== null) return new Intl.DateTimeFormat(chosen, parts).format(time);
  const isKnown = language !== 'en' && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  const found = new Intl.DateTimeFormat(isKnown ? language : 'en-GB', parts).formatToParts(time);
  return orderInGhana.map((type) => found.find((part) => part.type === type)?.value ?? '').join(' ');
}
