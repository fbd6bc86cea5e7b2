export { submitOnce } from './model/submit-once';
export { useSubmission } from './model/use-submission';
