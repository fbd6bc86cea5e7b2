export {
  useJobApplicantContactQuery,
  useJobApplicationsByCodeQuery,
  useJobApplicationsOfPostQuery,
  useJobRefereesQuery,
  useJunkJobApplicationsQuery,
  useLazyEveryPastJobApplicationQuery,
  usePastJobApplicationsInfiniteQuery,
  useUndecidedJobApplicationsQuery,
} from './api/job-application-api';
export {
  createJobApplicationAccess,
  jobApplicantContactAccess,
  type JobApplicationSurroundings,
  jobRefereesAccess,
  notedOfJobApplication,
} from './model/job-application-access';
export {
  applicantPassed,
  applicantTakenBack,
  jobApplicationLifecycle,
  jobApplicationMachine,
  jobApplicationTimeline,
  passableStates,
  pastJobApplicationStates,
  undecidedStates,
} from './model/job-application-lifecycle';
export {
  declineReasons,
  type JobApplication,
  type JobReferees,
  parseJobApplicantContact,
  parseJobApplication,
  personalFieldsOfJobApplication,
} from './model/job-application';
export {
  createJobApplication,
  jobApplicantContactPath,
  jobApplicationCollection,
  jobApplicationFormSchema,
  type JobApplicationInput,
  type JobApplicationOutput,
  jobApplicationPath,
  jobRefereesPath,
} from './model/new-job-application';
