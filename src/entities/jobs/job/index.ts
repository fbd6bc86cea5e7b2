export { listJobsOfSchool, useSchoolJobsQuery } from './api/school-jobs-api';
export { useDeskJobsQuery } from './api/desk-jobs-api';
export { useJobCodeQuery, useJobQuery, useJobsInfiniteQuery } from './api/job-api';
export { jobsPageKey, type JobSort } from './api/list-jobs';
export { closedAt } from './model/closed-at';
export { reportCountAccess, reportLinkAccess } from './model/count-access';
export { jobCodeAccess } from './model/index-access';
export { correctableOfJob, createJobAccess, type JobSurroundings, loggedOfJob } from './model/job-access';
export {
  closingReasons,
  type ClosingReason,
  type JobMode,
  jobModes,
  type JobType,
  jobTypes,
  payPeriods,
} from './model/job-choices';
export { type JobCode, jobCodePath, parseJobCode } from './model/job-code';
export { type JobEvent, jobGraceMs, jobLifecycle, jobMachine, type JobState } from './model/job-lifecycle';
export { jobPosting } from './model/job-posting';
export { laterOf, newestOf } from './model/newest-jobs';
export { isOpenJob, jobStateAt, reportsThatPause } from './model/job-state-at';
export {
  closesWithinDays,
  type Job,
  jobCollection,
  type JobContent,
  jobPath,
  type JobSchool,
  jobTitleLimit,
  maximumJobSubjects,
  maximumPay,
  parseJob,
  type Pay,
} from './model/job';
export { linkReport, recountReport, reportLinkPath } from './model/report-link';
export {
  closing,
  draftJob,
  extending,
  type JobChange,
  jobCorrected,
  jobDrafted,
  jobEdited,
  jobExtended,
  pausing,
  publishing,
  resuming,
} from './model/write-job';
export { keepNewestJobs, useKeptNewest } from './ui/kept-newest';
export { type BuiltJobs, BuiltJobsContext, useBuiltJobs } from './ui/built-jobs';
export { JobRow } from './ui/job-row';
export { useJobWords } from './ui/use-job-words';
