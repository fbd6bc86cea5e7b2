export { reportWrites } from './model/report-writes';
export { JobReporting } from './ui/job-reporting';
