export { FaqsView } from './ui/faqs-view';
