export { FormWizard } from './form-wizard';
export { ReviewPart } from './review-part';
export { farthestStep, firstProblem, type StepRules } from './step-rules';
export { createSteps } from './steps';
export { useFormWizard } from './use-form-wizard';
