export { useApplicantCodeQuery, useLinkApplicantMutation } from './api/applicant-api';
export {
  useApplicantContactQuery,
  useJunkTutorApplicationsQuery,
  useRefereesQuery,
  useTutorApplicationQuery,
  useTutorApplicationsQuery,
} from './api/tutor-application-api';
export { applicantPath, linkApplicant, parseApplicant } from './model/applicant';
export {
  type ApplicationFile,
  filesOf,
  paperField,
  type PaperKind,
  paperKinds,
  paperTypes,
} from './model/application-file';
export {
  applicantContactAccess,
  createApplicantAccess,
  refereesAccess,
  createTutorApplicationAccess,
  type HasCleared,
} from './model/tutor-application-access';
export {
  applicantGenders,
  applicantSchema,
  applicationLimits,
  applicationSendSchema,
  declarationsSchema,
  papersSchema,
  policeClearances,
  refereeRelations,
  refereesSchema,
  teachingSchema,
  travelSchema,
  type TutorApplicationInput,
  type TutorApplicationOutput,
} from './model/tutor-application-form';
export {
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
  parseApplicantContact,
  parseTutorApplication,
  personalFieldsOfApplication,
  type Referee,
  refereesPath,
  refusalReasons,
  type TutorApplication,
  tutorApplicationPath,
} from './model/tutor-application';
