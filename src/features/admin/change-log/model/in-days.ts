/** Selected date range, `YYYY-MM-DD`; null means unbounded. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Whether a time lies in the range. Days are in UTC, which is the time in Ghana all year, whatever the
 * device's time zone.
 * @param at ISO 8601
 */
export function isInDays(at: string, { from, to }: Days): boolean {
  const day = new Date(at).toISOString().slice(0, 10);
  return (from === null || day >= from) && (to === null || day <= to);
}
