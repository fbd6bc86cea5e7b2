export { JobBoard } from './ui/job-board';
export { SaveButton } from './ui/save-button';
