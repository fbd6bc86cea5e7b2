export { type Assigned, useAssignedQuery } from './api/assignment-api';
export {
  createAssignmentAccess,
  createAssignmentMover,
  createPracticeReportAccess,
} from './model/assignment-access';
export { assignmentLifecycle, assignmentMachine } from './model/assignment-lifecycle';
export {
  assignPractice,
  type Assignment,
  assignmentNoteLength,
  assignmentPath,
  assignmentsCollection,
  isOpenAssignment,
  type NewAssignment,
  nextAssignment,
  personalFieldsOfAssignment,
} from './model/assignment';
export {
  type Counted,
  latestReports,
  maximumHardest,
  parsePracticeReport,
  practiceReported,
  practiceReportPath,
  practiceReportsCollection,
  type PracticeReport,
  type PracticeSummary,
  reportPractice,
  type SkillLevel,
} from './model/practice-report';
