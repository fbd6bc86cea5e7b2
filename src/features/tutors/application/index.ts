export { applicationSteps } from './model/application-steps';
export { ApplicationForm } from './ui/application-form';
export { ApplicationStatus } from './ui/application-status';
export { LinkForm } from './ui/link-form';
