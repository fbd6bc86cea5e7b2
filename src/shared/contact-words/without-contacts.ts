import * as v from 'valibot';
import { fieldMessage, type FieldMessageKey } from '../fields';
import { findContacts, type ContactReason } from './find-contacts';

const messages: Readonly<Record<ContactReason, FieldMessageKey>> = {
  phone: 'contactPhone',
  email: 'contactEmail',
  handle: 'contactHandle',
  link: 'contactLink',
  otherApp: 'contactOtherApp',
  meeting: 'contactMeeting',
};

/** Longer quotations would not fit beside a field. */
const longestQuote = 60;

/** A step of a schema: refuses a text that holds a way to get in touch, with a message that quotes it. */
export const withoutContacts = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const [span] = findContacts(dataset.value);
  if (!span) return;
  const found = dataset.value.slice(span.start, Math.min(span.end, span.start + longestQuote));
  addIssue({ message: fieldMessage(messages[span.reason], { found }) });
});
