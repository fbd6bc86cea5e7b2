export {
  contactWays,
  doorMoments,
  learnerGenders,
  lessonPlaces,
  spokenLanguages,
  tutorGenders,
  type DoorMoment,
  type SpokenLanguage,
} from './choices';
export { evidenceKinds, type EvidenceKind } from './evidence-kinds';
