export { HomeworkQuestion } from './ui/homework-question';
