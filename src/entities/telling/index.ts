export { isToldLessonEvent, lessonTopics, type ToldLessonEvent } from './model/lesson-topics';
export {
  lessonPlanned,
  type NewTelling,
  paperExpiring,
  paperTellingId,
  parseTelling,
  remindedMs,
  type Telling,
  tellingCollection,
  tellingPath,
  tellingWays,
  type TellingWay,
  writeTelling,
} from './model/telling';
export { createTellingAccess } from './model/telling-access';
export { ReadyMessage } from './ui/ready-message';
export { WayButtons } from './ui/way-buttons';
