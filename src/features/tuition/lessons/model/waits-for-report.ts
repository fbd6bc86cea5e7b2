import { endOfLesson, isToCome, lessonStateAt, type DoorEntry, type Lesson } from '@/entities/lesson';
import { doorMoments } from '@/shared/choices';

/**
 * Whether a planned lesson is over, so that its tutor reports it next: its end has passed, or both codes were
 * typed at its door.
 * @param entries what was typed, where it was read
 */
export const waitsForReport = (
  lesson: Lesson,
  now: Date,
  entries: readonly Pick<DoorEntry, 'moment'>[] = [],
): boolean =>
  isToCome(lessonStateAt(lesson, now)) &&
  (endOfLesson(lesson) <= now.getTime() ||
    doorMoments.every((moment) => entries.some((entry) => entry.moment === moment)));
