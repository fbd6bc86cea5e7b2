import { areLate, type Dues } from '@/shared/family-account';
import { nowIs, type Now, type NowKey } from './now';

/** What a family does in its own time: a late payment comes before it. */
const canWait: readonly NowKey[] = ['tuition-plan-lesson', 'tuition-no-tutor'];

/** A tutor is looked for: a late payment alone hides the answer to what the family has just asked for. */
const searches: readonly NowKey[] = [
  'tuition-again',
  'tuition-reviewing',
  'tuition-offered',
  'tuition-none',
  'tuition-chosen',
];

/** Nobody is asked for money while a worry about a child is open. */
const noTimeForMoney: readonly NowKey[] = ['tuition-worry', 'tuition-worry-called'];

/** Whether a payment can take the place of the next thing, if there is one. */
export const givesWayToPay = ({ key, who }: Pick<Now, 'key' | 'who'>): boolean =>
  (who !== 'you' && !noTimeForMoney.includes(key)) || canWait.includes(key);

/**
 * The next thing, or the payment that comes before it: where nothing is for the family to do and nobody looks
 * for a tutor, or where it is late and the other thing can wait. Without a number of the office nothing is
 * late: the office tells how.
 * @param dues what the family owes; null when it owes nothing, or while that is not read
 */
export function withDues(next: Now, dues: Dues | null, now: Date): Now {
  if (dues === null || !givesWayToPay(next)) return next;
  const { amount, by } = dues;
  const isFirst = next.who === 'you' || searches.includes(next.key);
  return isFirst && !areLate({ by }, now) ? next : nowIs('tuition-pay', now, { by, amount });
}
