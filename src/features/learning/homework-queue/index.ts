export { homeworkWithPending } from './model/homework-with-pending';
export { loadHomeworkView } from './ui/load-homework-view';
