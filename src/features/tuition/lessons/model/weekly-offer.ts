import { endOfLesson, isConfirmedAt, isToCome, type Lesson } from '@/entities/lesson';

/**
 * Whether the lessons of some weeks can be planned with a learner: `first` or `more`, and null before the
 * family has agreed. A tutor does not see whether a family goes on after the trial. A confirmed lesson says
 * so, also one that counts as confirmed because nobody objected, or a lesson after the trial.
 * @param lessons the lessons of the offer
 */
export function weeklyOffer(lessons: readonly Lesson[], now: Date): 'first' | 'more' | null {
  const isAhead = (lesson: Lesson) =>
    !lesson.isTrial && isToCome(lesson.state) && endOfLesson(lesson) > now.getTime();
  if (lessons.some(isAhead)) return 'more';
  const goesOn = (lesson: Lesson) =>
    isConfirmedAt(lesson, now) || (!lesson.isTrial && lesson.state === 'taught');
  return lessons.some(goesOn) ? 'first' : null;
}
