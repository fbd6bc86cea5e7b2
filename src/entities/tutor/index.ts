export { useActiveTutorsQuery, useAllTutorsQuery, useTutorQuery } from './api/tutor-api';
export { useAbsence } from './api/use-absence';
export { absencesFrom, isAway, writeAbsence } from './model/absences';
export { changeProfile } from './model/change-profile';
export { commonHours, firstWeek } from './model/common-hours';
export { freeSlots, nextFreeTimes } from './model/free-times';
export { lessonWay } from './model/lesson-way';
export { medianOf } from './model/median-of';
export { shownName } from './model/name-tutor';
export { hiddenUntilOf, isHidingOver, ladderStep, type LadderStep } from './model/no-show-ladder';
export {
  correctableOfTutor,
  createTutorAccess,
  type IsCleared,
  notedOfTutor,
  ownProfileAccess,
  profileCorrected,
  subjectsAdded,
  suspendedSince,
} from './model/tutor-access';
export { mayTakeOffers, tutorLifecycle, tutorMachine } from './model/tutor-lifecycle';
export {
  maximumPrice,
  maximumAbsences,
  noSuspension,
  type Suspension,
  type OwnFields,
  parseTutor,
  personalFieldsOfTutor,
  type Tutor,
  tutorPath,
} from './model/tutor';
export { changeOwnFields, changeEvidence, createTutor, type NewTutor } from './model/write-tutor';
export { EvidenceLadder } from './ui/evidence-ladder';
export { EvidenceLegend } from './ui/evidence-legend';
export { EvidenceSummary } from './ui/evidence-summary';
export { NoProfile } from './ui/no-profile';
export { PendingWriteForm, usePendingWriteForm } from './ui/pending-write-form';
export { PendingWriteNotes } from './ui/pending-write-notes';
export { ProfileFacts } from './ui/profile-facts';
export { TutorPhoto } from './ui/tutor-photo';
export { useTutorWords } from './ui/use-tutor-words';
