export { allocate } from './allocation';
export { counterEntryOf, entryOf, type LedgerEntry } from './ledger-entry';
export { balanceOf, type Closing, statementOf } from './statement';
