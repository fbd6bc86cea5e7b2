import { amountOf, lessonStateAt, type Lesson } from '@/entities/lesson';

/** Payment state of a lesson: awaiting confirmation (three days), due, paid, or disputed. */
export type EarningState = 'taught' | 'due' | 'paid' | 'disputed';

export interface Earning {
  readonly lesson: Lesson;
  readonly state: EarningState;
}

export interface Month {
  /** `YYYY-MM` in Ghana's time zone. */
  readonly month: string;
  readonly lessons: number;
  /** Amounts in pesewas. `taught` includes `confirmed`, which is `due` plus `paid`. */
  readonly taught: number;
  readonly confirmed: number;
  readonly due: number;
  readonly paid: number;
}

/** Paid or payable lessons, newest first. */
export function earningsOf(lessons: readonly Lesson[], now: Date): readonly Earning[] {
  return lessons
    .flatMap((lesson): Earning[] => {
      const state = lessonStateAt(lesson, now);
      if (state === 'confirmed') return [{ lesson, state: 'due' }];
      return state === 'taught' || state === 'paid' || state === 'disputed' ? [{ lesson, state }] : [];
    })
    .sort((one, other) => other.lesson.startsAt.localeCompare(one.lesson.startsAt));
}

/** Totals by month, newest first. A disputed lesson counts only as taught until the office decides. */
export function monthsOf(earnings: readonly Earning[]): readonly Month[] {
  const months = new Map<string, Month>();
  for (const { lesson, state } of earnings) {
    const month = lesson.startsAt.slice(0, 7);
    const known = months.get(month) ?? { month, lessons: 0, taught: 0, confirmed: 0, due: 0, paid: 0 };
    const amount = amountOf(lesson);
    const isConfirmed = state === 'due' || state === 'paid';
    months.set(month, {
      month,
      lessons: known.lessons + 1,
      taught: known.taught + amount,
      confirmed: known.confirmed + (isConfirmed ? amount : 0),
      due: known.due + (state === 'due' ? amount : 0),
      paid: known.paid + (state === 'paid' ? amount : 0),
    });
  }
  return [...months.values()];
}
