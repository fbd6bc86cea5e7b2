export { fieldProblems, type WizardFieldProblem } from './model/field-problems';
export { type Wizard } from './model/wizard';
export { FormWizard } from './ui/form-wizard';
export { ReviewPart } from './ui/review-part';
