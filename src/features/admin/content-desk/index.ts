export { ArticlesView } from './ui/articles/articles-view';
export { AlbumsView } from './ui/gallery/albums-view';
export { FaqsView } from './ui/questions/faqs-view';
