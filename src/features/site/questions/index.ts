export { answerOf } from './model/answer-of';
export { matchesSearch, questionGroups, type QuestionId } from './model/questions';
export { useAnswer } from './model/use-answer';
