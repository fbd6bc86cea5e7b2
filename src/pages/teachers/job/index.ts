export { JobPage as Component } from './ui/job-page';
