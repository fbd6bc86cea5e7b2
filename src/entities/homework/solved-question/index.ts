export {
  useNewestSolvedQuestionsQuery,
  useSolvedQuestionByIdQuery,
  useSolvedQuestionQuery,
} from './api/solved-api';
export { questionPage, titleOfSolved } from './model/question-page';
export { createSolvedSourceAccess, solvedQuestionAccess } from './model/solved-access';
export { solvedPublished, solvedQuestionLifecycle, solvedQuestionMachine } from './model/solved-lifecycle';
export {
  type NewSolvedQuestion,
  parseSolvedQuestion,
  publishSolved,
  type SolvedQuestion,
  solvedQuestionCollection,
  solvedQuestionPath,
  solvedSlugShape,
} from './model/solved-question';
export { type BuiltSolved, BuiltSolvedContext, useBuiltSolved } from './ui/built-solved';
