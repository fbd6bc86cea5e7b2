export { useCodesByPhone } from './api/phone-tail-api';
export { createPhoneTailAccess, foundByPhone } from './model/phone-tail-access';
export { indexPhone, phoneTailPath } from './model/phone-tail';
