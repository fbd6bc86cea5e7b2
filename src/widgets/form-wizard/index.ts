export { fieldProblems, type WizardFieldProblem } from './model/field-problems';
export { FormWizard } from './ui/form-wizard';
export { ReviewPart } from './ui/review-part';
