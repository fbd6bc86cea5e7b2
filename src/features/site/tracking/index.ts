export { canCancel, canWithdraw } from './model/story';
export { KeptHere } from './ui/kept-here';
export { NextSteps } from './ui/next-steps';
export { OutboxList } from './ui/outbox-list';
export { Receipt } from './ui/receipt';
export { SharedPhonePart } from './ui/shared-phone-part';
export { Story } from './ui/story';
export { UnsentRecord } from './ui/unsent-record';
