export { LessonsView } from './ui/lessons-view';
