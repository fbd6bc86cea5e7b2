export { addDays, dayAt, mondayOf } from './model/calendar-days';
export { daysAhead, type FreeSlot, freeSlots, nextFree, offerNoticeMs } from './model/free-slots';
export { ClockNote } from './ui/clock-note';
export { SlotPicker } from './ui/slot-picker';
