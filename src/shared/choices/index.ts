export {
  contactWays,
  doorMoments,
  learnerGenders,
  lessonPlaces,
  spokenLanguages,
  tutorGenders,
  type ContactWay,
  type DoorMoment,
  type LearnerGender,
  type LessonPlace,
  type SpokenLanguage,
  type TutorGender,
} from './choices';
export { evidenceKinds, type EvidenceKind } from './evidence-kinds';
