export {
  lessonPlanned,
  type NewTelling,
  paperExpiring,
  paperTellingId,
  parseTelling,
  type Telling,
  tellingCollection,
  tellingWays,
  type TellingWay,
  writeTelling,
} from './model/telling';
export { createTellingAccess } from './model/telling-access';
