export { useLessonsOfOffersQuery } from './api/lessons-of-offers-api';
export { useDoorEntriesQuery, useLessonsQuery, useTutorLessonsQuery } from './api/lesson-api';
export { compareDoor, type DoorFinding } from './model/compare-door';
export { clashesOf, lessonsToDecide, proofOf, type Doubt } from './model/lesson-proof';
export { doorEntriesCollection, parseDoorEntry, writeDoorEntry, type DoorEntry } from './model/door-entry';
export {
  attendances,
  cancelNoticeMs,
  lessonCancelReasons,
  lessonPath,
  lessonsCollection,
  masteries,
  parseLesson,
  planLesson,
  seenBeforeMs,
  type Attendance,
  type Lesson,
  type LessonCancelReason,
  type LessonReport,
  type Mastery,
  type NewLesson,
} from './model/lesson';
export {
  createDoorEntryAccess,
  createLessonAccess,
  createLessonMover,
  type LessonSurroundings,
} from './model/lesson-access';
export {
  confirmWithinMs,
  isConfirmedAt,
  isUntaught,
  lessonLife,
  lessonLifeMachine,
  isWordOver,
  lessonStateAt,
  type LessonEvent,
  type LessonState,
} from './model/lesson-life';
