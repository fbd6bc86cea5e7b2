export {
  useDoorEntriesQuery,
  useFamilyLessonsQuery,
  useLessonsQuery,
  useTutorLessonsQuery,
} from './api/lesson-api';
export { deskDays, useDeskLessonsQuery, useLazyLessonsMovedInQuery } from './api/desk-lessons-api';
export { useLessonsOfOffersQuery } from './api/lessons-of-offers-api';
export { acceptUntil, type AskedToMove, isAskedOf, isAskedToMove } from './model/asked-move';
export { underOffer } from './model/called-off';
export { confirmedLessons } from './model/confirmed-lessons';
export { cameToNothing, hasTrial, isHeld } from './model/has-trial';
export { isNewlyGoingOn, weeklyOffer } from './model/weekly-offer';
export { compareDoor, type DoorFinding } from './model/compare-door';
export { clashesOf, lessonsToDecide, proofOf, type Doubt } from './model/lesson-proof';
export { doorEntriesCollection, type DoorEntry, parseDoorEntry, writeDoorEntry } from './model/door-entry';
export {
  createDoorEntryAccess,
  createLessonAccess,
  createLessonMover,
  type LessonSurroundings,
} from './model/lesson-access';
export {
  confirmWithinMs,
  disputeMissWithinMs,
  isConfirmedAt,
  isToCome,
  isUntaught,
  isWordOver,
  type LessonEvent,
  lessonLifecycle,
  lessonMachine,
  type LessonState,
  lessonStateAt,
} from './model/lesson-lifecycle';
export {
  atDoorUntil,
  attendances,
  cancelNoticeMs,
  endOfLesson,
  heardUntil,
  type Lesson,
  lessonCancelReasons,
  type LessonMove,
  lessonMoveSchema,
  amountOf,
  lessonPath,
  lessonsGroup,
  type LessonReport,
  lessonsCollection,
  masteries,
  maximumMoves,
  moveNoticeMs,
  type NewLesson,
  parseLesson,
  parseLessonAt,
  personalFieldsOfLesson,
  planLesson,
  seenBeforeMs,
} from './model/lesson';
export { canDisputeMiss, otherSide } from './model/lesson-miss';
export { isAtOnce, lessonsAt, lessonsBeside, overlapsOf, type Timed } from './model/overlap';
export { type Progress, progressOf, topicsOf } from './model/progress';
