export { HomeworkPage as Component } from './ui/homework-page';
