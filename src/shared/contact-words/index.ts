export { findContacts } from './find-contacts';
export { withoutContacts } from './without-contacts';
