export { HomeworkView } from './ui/homework-view';
export { useWaitingHomeworkQuery } from './api/homework-lists-api';
export { isAnswerable, promisedBy } from './model/homework-row';
