export { findContacts, type ContactReason, type ContactSpan } from './find-contacts';
export { withoutContacts } from './without-contacts';
