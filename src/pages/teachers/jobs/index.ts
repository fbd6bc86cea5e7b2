export { JobsPage as Component, loadBoard as loadRest } from './ui/jobs-page';
