import { lessonPath, type Lesson } from '@/entities/lesson';
import type { Act } from '@/shared/pending-writes';

/**
 * Whether a trial with the tutor of an offer is planned or has been: as the lessons say, or by what this phone has done and the lessons do
 * not show yet. Without the second a family would be asked to plan it again.
 * @param hopeful the acts of the family that are accepted, or still may be
 */
export function hasTrial(
  offerId: string,
  lessons: readonly Pick<Lesson, 'id' | 'state' | 'isTrial'>[],
  hopeful: readonly Pick<Act, 'record' | 'event' | 'shown'>[],
): boolean {
  if (lessons.some(({ state, isTrial }) => isTrial && !cameToNothing(state))) return true;
  const known = lessons.map(({ id }) => lessonPath(offerId, id));
  return hopeful.some(
    ({ record, event, shown }) =>
      event === 'lesson.planned' &&
      shown.isTrial === true &&
      record.startsWith(lessonPath(offerId, '')) &&
      !known.includes(record),
  );
}

/** Whether there was no lesson in the end. */
export const cameToNothing = (state: Lesson['state']): boolean => state === 'cancelled' || state === 'missed';
