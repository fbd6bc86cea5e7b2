export { useApplicantCodeQuery, useLinkApplicantMutation } from './api/applicant-api';
export {
  useRefereesQuery,
  useTutorApplicationQuery,
  useJunkTutorApplicationsQuery,
  useTutorApplicationsQuery,
} from './api/tutor-application-api';
export { applicantPath, linkApplicant, parseApplicant } from './model/applicant';
export {
  filesOf,
  paperField,
  paperKinds,
  paperTypes,
  type ApplicationFile,
  type PaperKind,
} from './model/application-file';
export {
  createTutorApplication,
  parseTutorApplication,
  refereesPath,
  refusalReasons,
  tutorApplicationPath,
  type Referee,
  type TutorApplication,
} from './model/tutor-application';
export {
  createApplicantAccess,
  refereesAccess,
  tutorApplicationAccess,
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
  tutorApplicationLife,
  tutorApplicationLifeMachine,
  tutorApplicationStory,
  type TutorApplicationEvent,
  type TutorApplicationState,
} from './model/tutor-application-life';
