export { accountOf, type OwedLesson } from './account-of';
export { type Dues, duesOf } from './dues';
