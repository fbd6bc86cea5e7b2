export { QuestionsView } from './ui/questions-view';
