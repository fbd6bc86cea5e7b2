import { cameToNothing } from './has-trial';
import { endOfLesson, type Lesson } from './lesson';
import { isConfirmedAt, isToCome } from './lesson-lifecycle';

/**
 * Whether the lessons of some weeks can be planned with a learner: `first` or `more`, and null before the
 * family has agreed. The offer says whether it goes on after the trial. An older one does not, and then a
 * confirmed lesson says so, also one that counts as confirmed because nobody objected, or a lesson after the
 * trial.
 * @param lessons the lessons of the offer
 * @param hasSaid whether the offer says that the family goes on
 */
export function weeklyOffer(
  lessons: readonly Lesson[],
  now: Date,
  hasSaid: boolean,
): 'first' | 'more' | null {
  const isAhead = (lesson: Lesson) =>
    !lesson.isTrial && isToCome(lesson.state) && endOfLesson(lesson) > now.getTime();
  if (lessons.some(isAhead)) return 'more';
  const goesOn = (lesson: Lesson) =>
    isConfirmedAt(lesson, now) || (!lesson.isTrial && lesson.state === 'taught');
  return hasSaid || lessons.some(goesOn) ? 'first' : null;
}

/**
 * Whether the tutor is to be told that the family goes on: it has said so, and no lesson after the trial was
 * planned since that could take place.
 * @param lessons the lessons of the offer
 */
export const isNewlyGoingOn = (
  lessons: readonly Pick<Lesson, 'isTrial' | 'state'>[],
  hasSaid: boolean,
): boolean => hasSaid && lessons.every(({ isTrial, state }) => isTrial || cameToNothing(state));
