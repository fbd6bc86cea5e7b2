export { BackendProblem } from './backend-problem';
export { ForgetfulFields } from './forgetful-fields';
export { ChipsField, SelectField, TextAreaField, TextField, TickField } from './form-fields';
export { FormSummary } from './form-summary';
export { fieldId } from './use-field-error';
export { WeekField } from './week-field';
