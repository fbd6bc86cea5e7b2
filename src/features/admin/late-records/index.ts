export { type AnsweringView, LateCount } from './ui/late-count';
export { type Unanswered, type UnansweredKind, useUnansweredQuery } from './api/unanswered-api';
