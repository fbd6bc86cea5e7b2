export { chartProblems } from './chart-problems';
