export { accountOf } from './account-of';
export { type Dues, duesOf } from './dues';
