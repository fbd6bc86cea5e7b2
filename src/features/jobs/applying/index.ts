export { forgetApplication, useAppliedOn } from './model/applied-jobs';
export { AppliedMark } from './ui/applied-mark';
export { JobApplicationPart } from './ui/job-application-part';
export { loadWithdrawJobApplication } from './ui/load-withdraw-job-application';
