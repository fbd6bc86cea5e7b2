import type { AccessContext } from '@/shared/backend';
import { monthAfter } from '@/shared/ledger';

/** How many of the last months are looked at: the rules may not read all. An office closes each in time. */
const recentMonths = [1, 2, 3, 4] as const;

/**
 * A lesson that is marked as paid moves, and would change what a closed month holds. So the office marks it
 * only while its month is open. Later months are looked at too: whoever closes for the first time closes the
 * last month, and with it all earlier ones, which have no closing of their own.
 * @param closingPathOf path of the closing of a month, `YYYY-MM`
 */
export async function isPayTrue(
  { before, after, now, read }: AccessContext,
  closingPathOf: (month: string) => string,
): Promise<boolean> {
  if (after?.state !== 'paid') return true;
  const own = String(before?.startsAt).slice(0, 7);
  const later = recentMonths.map((ago) => monthAfter(now.slice(0, 7), -ago)).filter((month) => month > own);
  const closings = await Promise.all([own, ...later].map((month) => read(closingPathOf(month))));
  return closings.every((closing) => closing === null);
}
