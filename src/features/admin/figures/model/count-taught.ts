import type { Offer } from '@/entities/offer';
import { badgeMonths, type Taught } from '@/entities/site-figure';
import type { Tutor } from '@/entities/tutor';
import { monthAfter } from '@/shared/ledger';

type ByTutor = Taught['byTutor'];

/** A lesson that was confirmed, and the month of that, `YYYY-MM`. */
export interface ConfirmedLesson {
  readonly offer: Pick<Offer, 'tutorId' | 'isSample'>;
  readonly month: string;
}

/**
 * Adds lessons to those counted before, by tutor and month. Forgets months that no badge counts any more,
 * leaves out samples of real tutors, and tutors who are gone.
 * @param month of the count, `YYYY-MM`
 */
export function countTaught(
  before: ByTutor,
  lessons: readonly ConfirmedLesson[],
  { tutors, month }: { tutors: readonly Pick<Tutor, 'id' | 'isSample'>[]; month: string },
): ByTutor {
  const first = monthAfter(month, -badgeMonths);
  return Object.fromEntries(
    tutors.flatMap(({ id, isSample }) => {
      const months = new Map(Object.entries(before[id] ?? {}));
      for (const { offer, month: of } of lessons) {
        if (offer.tutorId !== id || (offer.isSample && !isSample)) continue;
        months.set(of, (months.get(of) ?? 0) + 1);
      }
      const counted = [...months].filter(([of]) => of >= first);
      return counted.length === 0 ? [] : [[id, Object.fromEntries(counted)]];
    }),
  );
}
