export {
  type HomeworkThread,
  useAllHomeworkQuestionsQuery,
  useAskedThreadQuery,
  useHomeworkQuery,
  useHomeworkQueueQuery,
  useHomeworkThreadQuery,
  useJunkHomeworkQuestionsQuery,
  useTutorHomeworkQuery,
  useTutorThreadQuery,
} from './api/question-api';
export { type AnswerInput, answerInputFields, answerOfInput, inputOfAnswer } from './model/answer-input';
export { askQuestion, type NewHomeworkQuestion, topicOfHomework } from './model/ask-question';
export { askBack, closeQuestion, type Learned, withdrawQuestion } from './model/follow-question';
export {
  askerActPath,
  askerActsOf,
  askerLinkPath,
  homeworkPath,
  homeworkState,
  parseAskerLink,
  parseHomework,
} from './model/homework';
export { createHomeworkQuestionAccess } from './model/question-access';
export {
  type HandBackReason,
  handBackReasons,
  type HelpedAnswer,
  helpedAnswers,
  type HideReason,
  hideReasons,
  type HomeworkDeclineReason,
  homeworkDeclineReasons,
} from './model/question-choices';
export { askFormSchema } from './model/question-form';
export {
  answerStandsMs,
  claimLapsesAt,
  claimMs,
  homeworkQuestionLifecycle,
  homeworkQuestionMachine,
  homeworkQuestionTimeline,
  isClaimable,
  isConfirmed,
  maximumAsksBack,
} from './model/question-lifecycle';
export {
  answerOf,
  type HomeworkAnswer,
  type HomeworkMessage,
  homeworkMessagePath,
  homeworkMessagesOf,
  parseHomeworkMessage,
} from './model/question-message';
export {
  createHomeworkMover,
  type HomeworkSurroundings,
  notedOfHomework,
  valuedOfHomework,
} from './model/question-moves';
export { useForgetPictures } from './model/use-kept-pictures';
export {
  type HomeworkPicture,
  type HomeworkQuestion,
  homeworkQuestionPath,
  nothingOpened,
  type OpenedParts,
  parseHomeworkQuestion,
  personalFieldsOfHomeworkQuestion,
  pictureName,
  picturesOf,
} from './model/question';
export {
  closeByOffice,
  hideQuestion,
  junkQuestion,
  mergeQuestion,
  namePublished,
  payAnswer,
  reopenQuestion,
  restoreQuestion,
  showQuestion,
} from './model/sort-question';
export {
  askerActAccess,
  askerLinkAccess,
  homeworkAccess,
  homeworkMessageAccess,
  homeworkTrackingAccess,
  questionPathOf,
} from './model/thread-access';
export { answerQuestion, claimQuestion, declineQuestion, handBackQuestion } from './model/work-on-question';
export { type Signed, type SignedByAsker } from './model/write-transition';
export { AnswerFields, useAnswerLabels } from './ui/answer-fields';
export { AnswerView } from './ui/answer-view';
export { QuestionView } from './ui/question-view';
export { ThreadMessages } from './ui/thread-messages';
