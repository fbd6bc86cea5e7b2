export { JobCheckPage as Component } from './ui/job-check-page';
