export { HomeworkPart } from './ui/homework-part';
