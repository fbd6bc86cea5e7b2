export { ApplicantsView } from './ui/applicants-view';
