export { useCodesByContact } from './api/phone-tail-api';
export { createPhoneTailAccess, foundByPhone } from './model/phone-tail-access';
export {
  followContact,
  foundBy,
  hasTailOf,
  indexContact,
  isPhoneTailDocument,
  phoneTailPath,
} from './model/phone-tail';
