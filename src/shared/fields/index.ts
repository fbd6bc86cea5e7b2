export { dayShape, daysShape, minuteShape, momentShape } from './calendar-shape';
export { fieldMessage, type FieldMessageKey, readFieldMessage } from './field-message';
export {
  dayFromToday,
  limits,
  mustBeTicked,
  oneOf,
  optionalCedis,
  optionalWholeCedis,
  optionalDigitalAddress,
  optionalEmail,
  optionalName,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredInteger,
  requiredName,
  requiredPhone,
  requiredText,
  someOf,
} from './fields';
export { distinct, isStored, monthShape, randomIdShape, userIdShape, uuidShape } from './is-stored';
export { ntcLicenceShape, optionalLicence } from './licence';
export {
  emptyFields,
  isEmptied,
  isPartlyEmptied,
  type PersonalFields,
  removalStages,
} from './personal-fields';
export { readStored } from './read-stored';
export { fileSlotSchema, paperTypes, plainFileName, type StoredFile } from './stored-file';
export { joinedLength, listMark, textList } from './text-list';
