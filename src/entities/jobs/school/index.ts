export { useSchoolsQuery } from './api/school-api';
export { callDaysAt } from './model/call-days';
export { correctableOfSchool, notedOfSchool, schoolAccess } from './model/school-access';
export {
  checkLapsesAt,
  type SchoolEvent,
  schoolLifecycle,
  schoolMachine,
  type SchoolState,
  schoolStateAt,
} from './model/school-lifecycle';
export { parseSchool, type School, type SchoolCheck, type SchoolFacts, schoolPath } from './model/school';
export {
  addSchool,
  checkChanges,
  emptyContact,
  schoolAdded,
  schoolContactEmptied,
  schoolCorrected,
  schoolRechecked,
  shownSchool,
} from './model/write-school';
