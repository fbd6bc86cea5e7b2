export { canCancel, canWithdraw } from './model/timeline';
export { OutboxList } from './ui/outbox-list';
export { CodeLine } from './ui/receipt/code-line';
export { KeptHere } from './ui/receipt/kept-here';
export { PutRight } from './ui/put-right';
export { Receipt } from './ui/receipt/receipt';
export { ReportReceipt } from './ui/receipt/report-receipt';
export { Timeline } from './ui/timeline';
export { UnsentRecord } from './ui/unsent-record';
