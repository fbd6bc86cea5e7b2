export { CodeRecord } from './code-record';
export { OutboxList } from '@/features/site/tracking';
export { SharedPhonePart } from '@/features/site/tracking';
