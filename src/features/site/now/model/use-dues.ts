import { confirmedLessons, useFamilyLessonsQuery, useLessonsQuery } from '@/entities/lesson';
import { useClosedMonthsQuery } from '@/entities/money/closing';
import { entryOfPayment, usePaidQuery } from '@/entities/money/payment';
import { chosenOffers, type Offer } from '@/entities/offer';
import { accountOf, duesOf, type Dues } from '@/shared/family-account';
import { useOffice } from '@/shared/office-facts';

interface ReadDues {
  /** Null when nothing is owed, or while that is not read. */
  readonly dues: Dues | null;
  readonly isReading: boolean;
}

interface DuesOptions {
  /** The request or the moment has nothing to pay: reads nothing. */
  readonly skip?: boolean;
}

/**
 * What a family owes for the lessons of all its tutors. Reads payments only once a lesson is confirmed, and
 * lessons of former tutors only where there are any.
 * @param code of the request
 * @param offers of the request
 */
export function useDues(
  code: string,
  offers: readonly Offer[],
  now: Date,
  { skip = false }: DuesOptions = {},
): ReadDues {
  const office = useOffice();
  const { taught, last } = chosenOffers(offers);
  const former = taught.filter(({ id }) => id !== last?.id).map(({ id }) => id);
  const current = useLessonsQuery(last?.id ?? '', { skip: skip || last === null });
  const earlier = useFamilyLessonsQuery(former, { skip: skip || former.length === 0 });
  const lessons = confirmedLessons([...(current.data ?? []), ...(earlier.data ?? [])], now);
  const isOwing = !skip && lessons.length > 0;
  const paid = usePaidQuery(code, { skip: !isOwing });
  const closed = useClosedMonthsQuery(null, { skip: !isOwing });
  const isReading = [current, earlier, paid, closed].some(({ isLoading }) => isLoading);
  // With some of the records alone it would say too little or too much.
  const isWhole =
    isOwing &&
    (last === null || current.data !== undefined) &&
    (former.length === 0 || earlier.data !== undefined);
  if (!isWhole || paid.data === undefined || closed.data === undefined) return { dues: null, isReading };
  const settlements = paid.data.map(entryOfPayment);
  const entries = accountOf({ lessons, settlements, closedMonths: closed.data }, office);
  return { dues: duesOf(entries, office), isReading };
}
