export { FaqPage as Component } from './ui/faq-page';
export { loadOfficeQuestions as loadRest } from './ui/load-office-questions';
