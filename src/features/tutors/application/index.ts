export { applicationSteps } from './model/application-steps';
export { BeforeApplying } from './ui/before-applying';
export { ApplicationForm } from './ui/application-form';
export { ApplicationStatus } from './ui/application-status';
export { loadApplicantPart } from './ui/answer/load-applicant-part';
export { LinkForm } from './ui/link-form';
