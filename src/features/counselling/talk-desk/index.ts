export { CounsellingView } from './ui/counselling-view';
export { bookingRecord, hasBegun } from './model/booking-record';
export { outcomeDays } from './model/outcome-days';
export { waitingStates } from './model/waiting-states';
