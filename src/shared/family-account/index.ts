export { accountOf } from './account-of';
export { areLate, type Dues, duesOf } from './dues';
