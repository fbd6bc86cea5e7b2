import { lessonPlanned } from './telling';

/** What is told of a change of a lesson, by its event: the name of a ready message. */
export const lessonTopics = {
  [lessonPlanned]: 'trial-planned',
  'lesson.taught': 'lesson-to-confirm',
  'lesson.missed': 'lesson-missed',
  'lesson.cancelled': 'lesson-cancelled',
  'move.proposed': 'move-proposed',
  'move.accepted': 'move-accepted',
  'move.declined': 'move-declined',
} as const;

/** An event of a lesson that the other side waits for. */
export type ToldLessonEvent = keyof typeof lessonTopics;

export const isToldLessonEvent = (event: string): event is ToldLessonEvent => event in lessonTopics;
