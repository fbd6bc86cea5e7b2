export { AssignedPractice } from './ui/assigned-practice';
