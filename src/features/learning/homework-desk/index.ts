export { HomeworkView } from './ui/homework-view';
export { useWaitingHomeworkQuery } from './api/homework-lists-api';
export { promisedBy } from './model/homework-row';
