export { fieldMessage, readFieldMessage } from './field-message';
export {
  dayFromToday,
  limits,
  mustBeTicked,
  oneOf,
  optionalCedis,
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
export { distinct, isStored, randomIdShape, userIdShape } from './is-stored';
export { readStored } from './read-stored';
