export { answerOf } from './model/answer-of';
export { groupNames, matchesSearch, questionGroups, type QuestionId } from './model/questions';
export { useAnswer } from './model/use-answer';
