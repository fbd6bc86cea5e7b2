export {
  childAtRiskTopic,
  contactWays,
  doorMoments,
  learnerGenders,
  lessonPlaces,
  spokenLanguages,
  tutorGenders,
  type DoorMoment,
  type SpokenLanguage,
} from './choices';
export { endingReasons, type EndingReason } from './ending-reasons';
export { evidenceKinds, type EvidenceKind } from './evidence-kinds';
