export { useAllSolvedQuestionsQuery, useSolvedQuestionsQuery } from './api/solved-api';
export { createSolvedSourceAccess, solvedQuestionAccess } from './model/solved-access';
export { solvedPublished, solvedQuestionLifecycle, solvedQuestionMachine } from './model/solved-lifecycle';
export {
  type NewSolvedQuestion,
  parseSolvedQuestion,
  publishSolved,
  type SolvedQuestion,
  solvedQuestionPath,
} from './model/solved-question';
