export { type AnsweringView, LateCount } from './ui/late-count';
