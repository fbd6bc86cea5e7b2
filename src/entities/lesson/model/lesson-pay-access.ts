import type { AccessContext } from '@/shared/backend';
import { monthAfter } from '@/shared/ledger';

/**
 * A lesson that is marked as paid moves, and would change what a closed month holds. So the office marks it
 * only while its month is open. The last month is looked at too: whoever closes for the first time closes
 * that one, and with it all earlier months, which have no closing of their own.
 * @param closingPathOf path of the closing of a month, `YYYY-MM`
 */
export async function isPayTrue(
  { before, after, now, read }: AccessContext,
  closingPathOf: (month: string) => string,
): Promise<boolean> {
  if (after?.state !== 'paid') return true;
  const months = [String(before?.startsAt).slice(0, 7), monthAfter(now.slice(0, 7), -1)];
  const closings = await Promise.all(months.map((month) => read(closingPathOf(month))));
  return closings.every((closing) => closing === null);
}
