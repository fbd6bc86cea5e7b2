export type { AnsweringView } from './api/unanswered-api';
export { LateCount } from './ui/late-count';
