export {
  childAtRiskTopic,
  contactWays,
  counsellingTopic,
  doorMoments,
  learnerGenders,
  lessonPlaces,
  spokenLanguages,
  tutorGenders,
  type DoorMoment,
  type SpokenLanguage,
} from './choices';
export {
  bookingCancelReasons,
  type BookingCancelReason,
  counsellingTopics,
  type CounsellingTopic,
  counsellingWays,
  type CounsellingWay,
  counsellorChecks,
  type CounsellorCheckKind,
  schoolTopic,
  type TalkTopic,
  talkTopics,
} from './counselling-choices';
export {
  consultancyNeeds,
  type ConsultancyNeed,
  needQuestions,
  stepSlots,
  type StepSlot,
} from './consultancy';
export { endingReasons, replacingReasons, type EndingReason } from './ending-reasons';
export { evidenceKinds, evidenceMethods, type EvidenceKind, type EvidenceMethod } from './evidence-kinds';
export { maximumHomeworkRate } from './maximum-homework-rate';
export { maximumTransport } from './maximum-transport';
export { readerGroups, type ReaderGroup } from './readers';
export { numberSources, schoolKinds } from './school-choices';
export { refereeRelations, teachingYears } from './teaching';
export { teamFacts } from './team-facts';
