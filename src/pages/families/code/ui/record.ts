export { CodeRecord } from './code-record';
export { OutboxList } from './outbox-list';
