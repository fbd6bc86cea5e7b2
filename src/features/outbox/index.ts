export { useSubmission } from './model/use-submission';
