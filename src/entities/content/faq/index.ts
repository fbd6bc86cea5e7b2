export { useAllFaqsQuery, useReadFaqsQuery } from './api/faq-api';
export { faqAccess, notedOfFaq } from './model/faq-access';
export { faqGroups, type FaqGroup } from './model/faq-groups';
export { faqLifecycle, faqMachine } from './model/faq-lifecycle';
export { answerLength, type Faq, faqFacts, type FaqFacts, faqPath, faqSlugShape } from './model/faq';
export {
  type PlacedQuestion,
  placeQuestions,
  positionAtEnd,
  positionBeyond,
  type QuestionsOfGroup,
} from './model/place-questions';
export { addFaq, faqAdded, faqChanges, faqEdited } from './model/write-faq';
export { FaqAnswer } from './ui/faq-answer';
