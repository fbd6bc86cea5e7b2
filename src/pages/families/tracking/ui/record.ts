export { CodeRecord } from './code-record';
export { OutboxList } from './outbox-list';
export { SharedPhonePart } from './shared-phone-part';
