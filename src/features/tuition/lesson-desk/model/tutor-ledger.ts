import { lessonStateAt, type Lesson } from '@/entities/lesson';

/** What stands between Lifeline and one tutor. */
export interface TutorLedger {
  readonly tutorId: string;
  /** Confirmed and not paid, the newest first. */
  readonly due: readonly Lesson[];
  /** Pesewas. */
  readonly dueAmount: number;
  /** Taught, and the family can still say so or dispute it. */
  readonly waiting: number;
  readonly paid: number;
}

/**
 * What is due to each tutor, the largest amount first. A lesson counts as stored: three days after it was taught the desk writes
 * it down as confirmed, and only then it can be paid.
 */
export function tutorLedgers(lessons: readonly Lesson[], now: Date): readonly TutorLedger[] {
  const byTutor = new Map<string, Lesson[]>();
  for (const lesson of lessons) byTutor.set(lesson.tutorId, [...(byTutor.get(lesson.tutorId) ?? []), lesson]);
  return Array.from(byTutor, ([tutorId, own]) => {
    const due = own.filter(({ state }) => state === 'confirmed');
    return {
      tutorId,
      due,
      dueAmount: due.reduce((sum, { price }) => sum + price, 0),
      waiting: own.filter((lesson) => lessonStateAt(lesson, now) === 'taught').length,
      paid: own.filter(({ state }) => state === 'paid').length,
    };
  }).sort((one, other) => other.dueAmount - one.dueAmount || (one.tutorId < other.tutorId ? -1 : 1));
}
