export { BlogPage as Component } from './ui/blog-page';
export { loadOfficeArticles as loadRest } from './ui/load-office-articles';
