export { digitalAddressShape, parseDigitalAddress } from './digital-address';
export { foldLetters } from './fold-letters';
export {
  classesOf,
  lessonMinutes,
  levelOf,
  levels,
  schoolClasses,
  type Level,
  type SchoolClass,
  usualMinutes,
} from './levels';
export { answerBy, closedDays, holidayOn, nextClosedDay, openHoursAfter } from './office-hours';
export { mobileNetworks, type MobileNetwork } from './mobile-networks';
export { regionCodes, type RegionCode } from './regions';
export { isInSchoolHours, schoolEndOn } from './school-hours';
export { canBeSameSchool } from './school-names';
export { subjects, subjectsOf, subjectsOfLevels, type Subject } from './subjects';
export { isSameTown, townParts } from './town-parts';
export { dayParts, slotText, weekdays, weekSlots, type WeekSlot } from './week';
