export { FormWizard } from './form-wizard';
export { PrivacyNotice } from './privacy-notice';
export { Review } from './review';
export { farthestStep, firstProblem, problemsOf, type StepRules } from './step-rules';
export { createSteps } from './steps';
export { useFormWizard } from './use-form-wizard';
