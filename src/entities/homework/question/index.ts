export {
  type HomeworkThread,
  useAskedThreadQuery,
  useHomeworkQuery,
  useHomeworkQueueQuery,
  useHomeworkThreadQuery,
  useTutorHomeworkQuery,
  useTutorThreadQuery,
} from './api/question-api';
export { type AnswerInput, answerInputFields, answerOfInput, inputOfAnswer } from './model/answer-input';
export {
  answerPictureFields,
  type AnswerPictureInput,
  filesOfPictures,
  inputOfPictures,
  picturesOfInput,
  type PicturesOfForm,
} from './model/answer-picture-input';
export { askQuestion, type NewHomeworkQuestion, topicOfHomework } from './model/ask-question';
export { nothingOpened, untouchedQuestion } from './model/untouched-question';
export { askBack, closeQuestion, type Learned, withdrawQuestion } from './model/follow-question';
export {
  askerActPath,
  askerActsOf,
  askerLinkPath,
  homeworkPath,
  homeworkState,
  parseAskerLink,
  parseHomework,
  tellHidden,
} from './model/homework';
export { type AnswerPicture, type AnswerPictures } from './model/answer-pictures';
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
  isClaimable,
  isConfirmed,
  maximumAsksBack,
  queuedStates,
} from './model/question-lifecycle';
export {
  answerOf,
  type HomeworkAnswer,
  type HomeworkMessage,
  homeworkMessagePath,
  homeworkMessagesOf,
  latestPicturesOf,
  parseHomeworkMessage,
  picturesOfAnswer,
  picturesOfMessage,
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
  homeworkQuestionCollection,
  homeworkQuestionPath,
  type OpenedParts,
  parseHomeworkQuestion,
  personalFieldsOfHomeworkQuestion,
  pictureName,
  pictureOfFile,
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
export { AnswerFields, useAnswerLabels, usePictureLabels } from './ui/answer-fields';
export { AnswerView } from './ui/answer-view';
export { AnswerPreview } from './ui/answer-preview';
export { FormulaText } from './ui/formula-text';
export { PicturesField } from './ui/pictures-field';
export { AnswerPicturesView } from './ui/question-pictures';
export { QuestionView } from './ui/question-view';
export { ThreadMessages } from './ui/thread-messages';
export { standingAnswers } from './model/standing-answers';
