export { loadJobPart as loadRest } from './ui/load-job-part';
export { JobPage as Component } from './ui/job-page';
