import type { DocumentData, Write } from '@/shared/backend';

// Paths stand here as texts: every page loads this chunk, and the entities would come with it.

const enquiry = /^enquiries\/[^/]+$/;
const concern = /^concerns\/[^/]+$/;
const application = /^tutorApplications\/[^/]+$/;

/** The document of a submission that holds the phone of its sender, or of an applicant. */
const withPhone =
  /^(?:enquiries|tuitionRequests|tutorApplications)\/([^/]+)\/contact\/(?:sender|guardian|applicant)$/;

/** Takes name, phone and email out of the record of a worry, which says whether there are any. */
function splitConcern(write: Extract<Write, { type: 'create' }>): readonly Write[] {
  const { name, phone, email, ...rest } = write.data;
  const contact = { name, phone, email } as DocumentData;
  const hasContact = Object.values(contact).some((part) => part !== '');
  const record: Write = { ...write, data: { ...rest, hasContact } };
  return hasContact
    ? [record, { type: 'create', path: `${write.path}/contact/sender`, data: contact }]
    : [record];
}

/** Takes the contact out of the record of an enquiry, a worry or an application. */
function splitContact(write: Write): readonly Write[] {
  if (write.type !== 'create') return [write];
  const { path, data } = write;
  if (enquiry.test(path) && 'phone' in data) {
    const { phone, email, ...rest } = data;
    return [
      { ...write, data: rest },
      { type: 'create', path: `${path}/contact/sender`, data: { phone, email } },
    ];
  }
  if (concern.test(path) && 'phone' in data) return splitConcern(write);
  const profile = data.profile as DocumentData | undefined;
  if (!application.test(path) || profile?.phone === undefined) return [write];
  const { phone, email, ...rest } = profile;
  return [
    { ...write, data: { ...data, profile: rest } },
    { type: 'create', path: `${path}/contact/applicant`, data: { phone, email } },
  ];
}

/** The end of the sender's phone, by which the office finds the record. */
function tailOf(write: Write): readonly Write[] {
  const ref = withPhone.exec(write.path)?.[1];
  if (write.type !== 'create' || ref === undefined) return [];
  const phone = String(write.data.phone);
  return phone === ''
    ? []
    : [{ type: 'create', path: `phoneTails/${ref}`, data: { digits: phone.slice(-4) } }];
}

/**
 * Brings the writes of a submission, or of an act, into the shape of this version. They may have waited on
 * the phone since an older version: that put the contact into the record, where the backend no longer takes
 * it, and did not store the end of the phone.
 */
export function renewWrites(writes: readonly Write[]): readonly Write[] {
  const split = writes.flatMap(splitContact);
  const isIndexed = writes.some(({ path }) => path.startsWith('phoneTails/'));
  return isIndexed ? split : [...split, ...split.flatMap(tailOf)];
}
