import { endOfLesson, type DoorEntry, type Lesson } from '@/entities/lesson';
import type { DoorMoment } from '@/shared/choices';

/** The field for leaving is open this long before the end of a lesson, in milliseconds. */
const leavingMs = 900_000;

/**
 * The door code that the tutor types next; null when none is. After the end the family is shown the code for
 * leaving alone, so an arrival that was not typed is not asked for any more.
 */
export function nextMoment(
  lesson: Lesson,
  entries: readonly Pick<DoorEntry, 'moment'>[],
  now: Date,
): DoorMoment | null {
  const has = (moment: DoorMoment) => entries.some((entry) => entry.moment === moment);
  const leftMs = endOfLesson(lesson) - now.getTime();
  if (leftMs > 0 && !has('arrival')) return 'arrival';
  return leftMs <= leavingMs && !has('leaving') ? 'leaving' : null;
}
