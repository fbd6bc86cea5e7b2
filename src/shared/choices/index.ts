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
export { evidenceKinds, evidenceMethods, type EvidenceKind, type EvidenceMethod } from './evidence-kinds';
export { maximumTransport } from './maximum-transport';
