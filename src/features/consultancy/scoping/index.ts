export { scopingSteps } from './model/scoping-steps';
export { ScopingForm } from './ui/scoping-form';
