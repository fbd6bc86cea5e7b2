export { useJobReportsQuery } from './api/job-report-api';
export { createJobReportAccess, type JobReportSurroundings } from './model/job-report-access';
export { isOpenReport, jobReportLifecycle, jobReportMachine } from './model/job-report-lifecycle';
export { type JobReport, personalFieldsOfJobReport, reportReasons } from './model/job-report';
export {
  createJobReport,
  jobReportFormSchema,
  type JobReportInput,
  type JobReportOutput,
  jobReportPath,
} from './model/new-job-report';
