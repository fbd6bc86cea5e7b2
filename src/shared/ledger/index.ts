export { allocate } from './allocation';
export { counterEntryOf, entryOf, type LedgerEntry } from './ledger-entry';
export { balanceOf, type Closing, type StatementMonth, statementOf } from './statement';
