export { JobsPage as Component } from './ui/jobs-page';
