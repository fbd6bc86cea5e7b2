export { loadQuestionSource } from './api/load-question-source';
export { openPack } from './api/open-pack';
export {
  downloadPack,
  type KeptPack,
  listKeptPacks,
  PackFailure,
  type PackProblem,
  removePacks,
} from './api/pack-files';
export {
  type AnswerDraft,
  emptyDraft,
  findDraftProblem,
  type Layout,
  layoutOf,
  readDraft,
} from './model/answer-draft';
export { answerText, answerTexts, keyOf } from './model/answer-text';
export { catalog, findCatalogPack, isPackId } from './model/catalog';
export { type Answer, judge, type Verdict } from './model/judge';
export {
  type CatalogPack,
  type CatalogTopic,
  type Exam,
  type ExamYear,
  exams,
  type Pack,
  type PackId,
  packIds,
} from './model/pack';
export { partName } from './model/part-name';
export {
  isInScope,
  practiceAddress,
  type PracticeSet,
  readPracticeSet,
  type Scope,
} from './model/practice-set';
export {
  type Candidate,
  createQuestionSource,
  noTemplates,
  type QuestionName,
  type QuestionSource,
} from './model/question-source';
export type { Question, Slip } from './model/question';
export { plainText, type RichText } from './model/rich-text';
export { AnswerInput } from './ui/answers/answer-input';
export { QuestionMaterial } from './ui/question-material';
export { RichLine, RichParagraphs } from './ui/rich-text-view';
export { usePackName } from './ui/use-pack-name';
