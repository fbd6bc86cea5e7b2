export { BulkPart } from './ui/bulk-part';
export { LeaveQuestion } from './ui/leave-question';
export { BulkRunProvider } from './model/bulk-run-context';
export { bulkRunMachine } from './model/bulk-run-machine';
