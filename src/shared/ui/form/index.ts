export { BackendProblem } from './backend-problem';
export { FieldScope, useFieldId } from './field-scope';
export { AutoCompleteOff } from './forgetful-fields';
export { ChipsField, SelectField, TextAreaField, TextField, TickField } from './form-fields';
export { FormSummary } from './form-summary';
export { WeekField } from './week-field';
