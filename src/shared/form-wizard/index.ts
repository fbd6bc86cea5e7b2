export { fieldProblems, type WizardFieldProblem } from './field-problems';
export { FormWizard } from './form-wizard';
export { ReviewPart } from './review-part';
