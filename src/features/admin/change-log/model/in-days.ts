/** The first and the last day as they were picked, `YYYY-MM-DD`; null for no bound. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Whether a moment lies in these days of Ghana, where it is UTC all year. Every time on the desk is shown so, whatever the clock
 * of the device.
 * @param at ISO-8601
 */
export function isInDays(at: string, { from, to }: Days): boolean {
  const day = new Date(at).toISOString().slice(0, 10);
  return (from === null || day >= from) && (to === null || day <= to);
}
