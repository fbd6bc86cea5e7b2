export { ArticlesView } from './ui/articles-view';
