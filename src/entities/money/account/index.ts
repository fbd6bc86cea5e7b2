export { usePaidOfFamilyQuery } from './api/paid-api';
export { readPaid, type PaidOfFamily } from './api/read-paid';
export { type Dues, duesOf } from './model/dues';
export { accountOf, type OwedLesson } from './model/family-account';
