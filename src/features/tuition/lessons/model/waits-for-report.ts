import { endOfLesson, isToCome, lessonStateAt, type Lesson } from '@/entities/lesson';

/** Whether a planned lesson is over, so that its tutor reports it next. */
export const waitsForReport = (lesson: Lesson, now: Date): boolean =>
  isToCome(lessonStateAt(lesson, now)) && endOfLesson(lesson) <= now.getTime();
