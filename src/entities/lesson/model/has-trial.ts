import { heardUntil, lessonPath, type Lesson } from './lesson';
import { isToCome, lessonStateAt } from './lesson-lifecycle';
import type { PendingWrite } from '@/shared/pending-writes';

/**
 * Whether a trial with this tutor is planned or done, according to the lessons or to acts on this phone that
 * the lessons do not show yet. Without the acts the family would be asked to plan it again.
 * @param hopeful the family's acts that are accepted or pending
 */
export function hasTrial(
  offerId: string,
  lessons: readonly Pick<Lesson, 'id' | 'state' | 'isTrial'>[],
  hopeful: readonly Pick<PendingWrite, 'record' | 'event' | 'shown'>[],
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

/** Whether the lesson took place, or a day has passed without a report. */
export function isHeld(lesson: Lesson, now: Date): boolean {
  const state = lessonStateAt(lesson, now);
  return isToCome(state) ? heardUntil(lesson) <= now.getTime() : !cameToNothing(state);
}

/** Whether the lesson did not take place. */
export const cameToNothing = (state: Lesson['state']): boolean =>
  state === 'cancelled' || state === 'missed' || state === 'stopped';
