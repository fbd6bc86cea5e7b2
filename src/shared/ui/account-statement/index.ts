export { AccountBalance, AccountMonths, type StatementWords } from './account-statement';
