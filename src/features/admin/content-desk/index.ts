export { ArticlesView } from './ui/articles/articles-view';
export { FaqsView } from './ui/questions/faqs-view';
