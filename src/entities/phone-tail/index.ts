export { useCodesByPhone } from './api/phone-tail-api';
export { createPhoneTailAccess, foundByPhone } from './model/phone-tail-access';
export { followPhone, indexPhone, isPhoneTailDocument, phoneTailOf, phoneTailPath } from './model/phone-tail';
