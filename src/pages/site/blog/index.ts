export { BlogPage as Component } from './ui/blog-page';
