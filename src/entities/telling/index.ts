export { isToldLessonEvent, lessonTopics, type ToldLessonEvent } from './model/lesson-topics';
export {
  dueTellingId,
  lessonPlanned,
  type NewTelling,
  paperExpiring,
  paperTellingId,
  parseTelling,
  paymentDue,
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
