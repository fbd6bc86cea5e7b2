export { allocate } from './allocation';
export { counterEntryOf, entryOf, isOfSettlements, type LedgerEntry } from './ledger-entry';
export {
  balanceOf,
  boundsOf,
  type Closing,
  closingOf,
  monthAfter,
  type StatementMonth,
  statementOf,
} from './statement';
