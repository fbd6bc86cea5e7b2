export { AccountBalance, AccountMonths, type StatementWords } from './account-statement';
export { StatementSheet } from './statement-sheet';
