export { addDays, dayAt, mondayOf } from './model/calendar-days';
export {
  daysAhead,
  type FreeSlot,
  freeSlots,
  nextFree,
  type OccupiedSlot,
  offerNoticeMs,
  type ScheduledCounsellor,
  type SlotSearch,
} from './model/free-slots';
export { SlotPicker, type SlotPickerProps } from './ui/slot-picker';
