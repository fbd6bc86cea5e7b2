export { BulkPart } from './ui/bulk-part';
export { BulkRunProvider } from './model/bulk-run-context';
export { bulkRunMachine } from './model/bulk-run-machine';
