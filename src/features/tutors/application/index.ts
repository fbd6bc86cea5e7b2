export { applicationSteps } from './model/application-steps';
export { ApplicationForm } from './ui/application-form';
export { ApplicationStatus } from './ui/application-status';
export { ConductList } from './ui/conduct-list';
export { LinkForm } from './ui/link-form';
