/** A time as people say it, rounded up: it must not sound shorter than it was. */
export interface Span {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const minutesOfDay = 1440;

export function toSpan(minutes: number): Span {
  if (minutes < 100) return { unit: 'minutes', count: Math.max(5, Math.ceil(minutes / 5) * 5) };
  if (minutes < 2 * minutesOfDay) return { unit: 'hours', count: Math.ceil(minutes / 60) };
  return { unit: 'days', count: Math.ceil(minutes / minutesOfDay) };
}
