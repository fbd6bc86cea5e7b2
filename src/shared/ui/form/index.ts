export { BackendProblem } from './backend-problem';
export { FieldScope, useFieldId } from './field-scope';
export { AutoCompleteOff } from './auto-complete';
export { ChipsField, SelectField, TextAreaField, TextField, TickField } from './form-fields';
export { FormSummary } from './form-summary';
export { SearchedChipsField } from './searched-chips-field';
export { WeekField } from './week-field';
