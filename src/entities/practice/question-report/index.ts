export { useQuestionReportsQuery } from './api/question-report-api';
export { questionReportAccess } from './model/question-report-access';
export { questionReportLifecycle, questionReportMachine } from './model/question-report-lifecycle';
export {
  dismissalReasons,
  type NewQuestionReport,
  questionFaults,
  type QuestionReport,
  questionReportPath,
  reportQuestion,
} from './model/question-report';
