export { useAllTutorsQuery, useTutorQuery } from './api/tutor-api';
export { shownName } from './model/name-tutor';
export {
  maximumPrice,
  maximumYears,
  mostAbsences,
  ownFieldsSchema,
  parseTutor,
  tutorCollection,
  tutorPath,
  type OwnFields,
  type ShownEvidence,
  type Tutor,
} from './model/tutor';
export { ownProfileAccess, tutorAccess } from './model/tutor-access';
export { tutorLife, type TutorState } from './model/tutor-life';
export { changeOwnFields, correctTutor, createTutor, type NewTutor } from './model/write-tutor';
