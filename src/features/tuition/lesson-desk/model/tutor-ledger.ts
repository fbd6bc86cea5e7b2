import { amountOf, lessonStateAt, type Lesson } from '@/entities/lesson';

/** Balance between Lifeline and one tutor. */
export interface TutorLedger {
  readonly tutorId: string;
  /** Confirmed and unpaid lessons, newest first. */
  readonly due: readonly Lesson[];
  /** Pesewas. */
  readonly dueAmount: number;
  /** Number of taught lessons that the family can still confirm or dispute. */
  readonly waiting: number;
  readonly paid: number;
}

/**
 * Ledgers of all tutors, highest due amount first. Uses stored states: a lesson becomes payable only when the
 * desk has stored its confirmation, three days after it was taught.
 */
export function tutorLedgers(lessons: readonly Lesson[], now: Date): readonly TutorLedger[] {
  const byTutor = new Map<string, Lesson[]>();
  for (const lesson of lessons) byTutor.set(lesson.tutorId, [...(byTutor.get(lesson.tutorId) ?? []), lesson]);
  return Array.from(byTutor, ([tutorId, own]) => {
    const due = own.filter(({ state }) => state === 'confirmed');
    return {
      tutorId,
      due,
      dueAmount: due.reduce((sum, lesson) => sum + amountOf(lesson), 0),
      waiting: own.filter((lesson) => lessonStateAt(lesson, now) === 'taught').length,
      paid: own.filter(({ state }) => state === 'paid').length,
    };
  }).sort((one, other) => other.dueAmount - one.dueAmount || (one.tutorId < other.tutorId ? -1 : 1));
}
