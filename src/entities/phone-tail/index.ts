export { useCodesByContact } from './api/phone-tail-api';
export { createPhoneTailAccess, foundByPhone } from './model/phone-tail-access';
export {
  followContact,
  foundBy,
  indexContact,
  isPhoneTailDocument,
  phoneTailOf,
  phoneTailPath,
} from './model/phone-tail';
