export { canCancel, canWithdraw } from './model/timeline';
export { NextSteps } from './ui/next-steps';
export { OutboxList } from './ui/outbox-list';
export { KeptHere } from './ui/receipt/kept-here';
export { Receipt } from './ui/receipt/receipt';
export { SharedPhonePart } from './ui/shared-phone-part';
export { Timeline } from './ui/timeline';
export { UnsentRecord } from './ui/unsent-record';
