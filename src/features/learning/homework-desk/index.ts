export { HomeworkView } from './ui/homework-view';
