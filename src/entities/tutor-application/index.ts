export { useApplicantCodeQuery, useLinkApplicantMutation } from './api/applicant-api';
export {
  useApplicantContactQuery,
  useApplicationMessagesQuery,
  useJunkTutorApplicationsQuery,
  useLazyEveryPastTutorApplicationQuery,
  useOpenTutorApplicationsQuery,
  usePastTutorApplicationsInfiniteQuery,
  useRefereesQuery,
  useTutorApplicationQuery,
  useTutorApplicationsByCodeQuery,
} from './api/tutor-application-api';
export { applicantPath, linkApplicant, parseApplicant } from './model/applicant';
export { InterviewWords } from './ui/interview-words';
export { type PlannedInterview, plannedInterview } from './model/planned-interview';
export { ApplicationMessages } from './ui/application-messages';
export {
  type ApplicationFile,
  filesOf,
  paperField,
  type PaperKind,
  paperKinds,
} from './model/application-file';
export {
  type ApplicationMessage,
  applicationMessageAccess,
  applicationMessagePath,
  applicationMessagesCollection,
  type Interview,
  interviewPlaces,
  writeApplicationMessage,
} from './model/application-message';
export {
  applicantContactAccess,
  applicationCorrected,
  correctableOfApplicant,
  correctableOfApplication,
  correctableOfReferees,
  createApplicantAccess,
  refereesAccess,
  createTutorApplicationAccess,
  type HasCleared,
  isApplicantContactDocument,
} from './model/tutor-application-access';
export {
  applicantGenders,
  applicantSchema,
  applicationLimits,
  applicationSendSchema,
  declarationsSchema,
  papersSchema,
  policeClearances,
  refereesSchema,
  teachingSchema,
  travelSchema,
  type TutorApplicationInput,
  type TutorApplicationOutput,
} from './model/tutor-application-form';
export {
  pastApplicationStates,
  type TutorApplicationEvent,
  tutorApplicationLifecycle,
  tutorApplicationMachine,
  type TutorApplicationState,
  tutorApplicationTimeline,
} from './model/tutor-application-lifecycle';
export {
  type ApplicantContact,
  applicantContactPath,
  createTutorApplication,
  isRefereesDocument,
  parseApplicantContact,
  parseTutorApplication,
  personalFieldsOfApplication,
  type Referee,
  type Referees,
  refereesPath,
  refusalReasons,
  type TutorApplication,
  tutorApplicationCollection,
  tutorApplicationPath,
} from './model/tutor-application';
