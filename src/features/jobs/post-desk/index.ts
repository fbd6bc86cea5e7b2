export { PostsView } from './ui/posts-view';
