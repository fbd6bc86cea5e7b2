export type { UsedDay } from './model/ledger';
export { observeDataUse } from './model/observe-data-use';
export { recordDataUse } from './model/record-data-use';
export { startDataUse } from './model/start-data-use';
