export { loadHomeworkView } from './ui/load-homework-view';
