import { concernCollection, concernContactPath } from '@/entities/concern';
import { consultationCollection, consultationContactPath } from '@/entities/consultancy/consultation';
import { bookingCollection, bookingPersonPath } from '@/entities/counselling/booking';
import { enquiryContactPath } from '@/entities/enquiry';
import { jobApplicantContactPath } from '@/entities/jobs/job-application';
import { homeworkPath, homeworkQuestionPath } from '@/entities/homework/question';
import { jobReportPath } from '@/entities/jobs/job-report';
import { personCollection, rolePath } from '@/entities/person';
import { kindOfCode } from '@/entities/reference-code';
import { guardianContactPath } from '@/entities/tuition-request';
import { tutorPath } from '@/entities/tutor';
import { applicantContactPath, applicantPath } from '@/entities/tutor-application';
import type { DocumentData, DocumentsPort, Duty, StoredDocument } from '@/shared/backend';
import {
  foundKinds,
  foundRecord,
  type FoundBy,
  type FoundKind,
  type FoundRecord,
} from '../model/found-record';
import { bookingsFor } from '../model/bookings-for';
import type { PersonWords } from '../model/person-words';

/** Contacts that are read at the same time. */
const atOnce = 20;

/** What leads from one record of a person to another. */
interface Traces {
  readonly codes: Set<string>;
  readonly phones: Set<string>;
  readonly emails: Set<string>;
  readonly accounts: Set<string>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const addTo = (set: Set<string>, value: unknown) => {
  if (textOf(value) !== '') set.add(textOf(value));
};

async function eachOf<Item>(items: readonly Item[], read: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(read));
}

const reached = (data: DocumentData | null | undefined, traces: Traces): FoundBy | null => {
  if (traces.phones.has(textOf(data?.phone))) return 'phone';
  return traces.emails.has(textOf(data?.email).toLowerCase()) ? 'email' : null;
};

/** Lists of the office, read once for each search. */
interface Lists {
  readonly requests: readonly StoredDocument[];
  readonly enquiries: readonly StoredDocument[];
  readonly bookings: readonly StoredDocument[];
  readonly concerns: readonly StoredDocument[];
  readonly applications: readonly StoredDocument[];
  readonly jobApplications: readonly StoredDocument[];
  readonly consultations: readonly StoredDocument[];
  readonly people: readonly StoredDocument[];
  /** Contacts of all that have some, by code. */
  readonly contacts: ReadonlyMap<string, DocumentData>;
}

async function readLists(documents: DocumentsPort, duties: readonly Duty[]): Promise<Lists> {
  const list = (collection: string, duty: Duty = 'office') =>
    duties.includes(duty) ? documents.list({ collection }) : [];
  const which = bookingsFor(duties);
  const [requests, enquiries, applications, jobApplications, consultations, people, concerns, bookings] =
    await Promise.all([
      list('tuitionRequests'),
      list('enquiries'),
      list('tutorApplications'),
      list('jobApplications'),
      list(consultationCollection),
      list(personCollection),
      list(concernCollection, 'safeguarding'),
      which === 'none'
        ? []
        : documents.list({
            collection: bookingCollection,
            ...(which === 'plain' && { where: [{ field: 'isQuiet', equals: false }] }),
          }),
    ]);
  const contacts = new Map<string, DocumentData>();
  const readContacts = (records: readonly StoredDocument[], pathOf: (ref: string) => string) =>
    eachOf(records, async ({ id, data }) => {
      const contact = data.removal === 'done' ? null : await documents.get(pathOf(id));
      if (contact) contacts.set(id, contact);
    });
  await readContacts(requests, guardianContactPath);
  await readContacts(jobApplications, jobApplicantContactPath);
  await readContacts(consultations, consultationContactPath);
  await readContacts(bookings, bookingPersonPath);
  // Records of older versions hold the contact themselves.
  await readContacts(
    enquiries.filter(({ data }) => data.phone === undefined),
    enquiryContactPath,
  );
  await readContacts(
    concerns.filter(({ data }) => data.hasContact === true),
    concernContactPath,
  );
  await readContacts(
    applications.filter(({ data }) => (data.profile as DocumentData).phone === undefined),
    applicantContactPath,
  );
  return {
    requests,
    enquiries,
    bookings,
    applications,
    jobApplications,
    consultations,
    people,
    concerns,
    contacts,
  };
}

/** Adds what a record that was found by its code says of the person: others may have the same phone. */
function follow(traces: Traces, { enquiries, applications, contacts }: Lists): void {
  for (const code of [...traces.codes]) {
    const application = applications.find(({ id }) => id === code)?.data.profile as DocumentData | undefined;
    const enquiry = enquiries.find(({ id }) => id === code)?.data;
    for (const data of [application, enquiry, contacts.get(code)]) {
      addTo(traces.phones, data?.phone);
      addTo(traces.emails, textOf(data?.email).toLowerCase());
    }
  }
}

function tracesOf(words: PersonWords): Traces {
  return {
    codes: new Set(words.kind === 'code' ? [words.code] : []),
    phones: new Set(words.kind === 'phone' ? [words.phone] : []),
    emails: new Set(words.kind === 'email' ? [words.email] : []),
    accounts: new Set(),
  };
}

/** The account with its role and profile. */
async function recordsOfAccount(
  documents: DocumentsPort,
  { id, data }: StoredDocument,
  { by, duties }: { readonly by: FoundBy; readonly duties: readonly Duty[] },
) {
  const [role, profile] = await Promise.all([documents.get(rolePath(id)), documents.get(tutorPath(id))]);
  const hasRole = role?.role === 'admin' || role?.role === 'tutor';
  const account = foundRecord('account', `${personCollection}/${id}`, data, { by, duties });
  return [
    ...(profile ? [foundRecord('profile', tutorPath(id), profile, { by: 'account', duties })] : []),
    { ...account, hindrance: hasRole ? ('has-role' as const) : ('none' as const) },
  ];
}

/**
 * Finds all records of a person, by a code, a phone or an address of mail. Reads the contacts beside
 * the records; what it returns holds none of them. A referee is part of the application that names them.
 * @param duties of the searcher, by which kinds are looked through
 */
export async function findPerson(
  documents: DocumentsPort,
  words: PersonWords,
  duties: readonly Duty[],
): Promise<readonly FoundRecord[]> {
  const lists = await readLists(documents, duties);
  const traces = tracesOf(words);
  follow(traces, lists);
  const found: FoundRecord[] = [];
  const add = (kind: FoundKind, collection: string, { id, data }: StoredDocument, by: FoundBy | null) => {
    if (by !== null) found.push(foundRecord(kind, `${collection}/${id}`, data, { by, duties }));
  };
  const byCode = (id: string): FoundBy | null => (traces.codes.has(id) ? 'code' : null);

  for (const record of lists.applications) {
    const contact = lists.contacts.get(record.id) ?? (record.data.profile as DocumentData | undefined);
    const by = byCode(record.id) ?? reached(contact, traces);
    add('application', 'tutorApplications', record, by);
    if (by === null) continue;
    addTo(traces.emails, textOf(contact?.email).toLowerCase());
    addTo(traces.phones, contact?.phone);
  }
  for (const person of lists.people) {
    const by = traces.emails.has(textOf(person.data.email).toLowerCase()) ? ('email' as const) : null;
    if (by === null) continue;
    found.push(...(await recordsOfAccount(documents, person, { by, duties })));
    const ref = textOf((await documents.get(applicantPath(person.id)))?.ref);
    const application = lists.applications.find(({ id }) => id === ref);
    if (application && !found.some(({ id }) => id === ref))
      add('application', 'tutorApplications', application, 'account');
  }
  for (const record of lists.requests)
    add(
      'request',
      'tuitionRequests',
      record,
      byCode(record.id) ?? reached(lists.contacts.get(record.id), traces),
    );
  for (const record of lists.jobApplications)
    add(
      'jobApplication',
      'jobApplications',
      record,
      byCode(record.id) ?? reached(lists.contacts.get(record.id), traces),
    );
  for (const record of lists.consultations)
    add(
      'consultation',
      consultationCollection,
      record,
      byCode(record.id) ?? reached(lists.contacts.get(record.id), traces),
    );
  for (const record of lists.enquiries)
    add(
      'enquiry',
      'enquiries',
      record,
      byCode(record.id) ?? reached(lists.contacts.get(record.id) ?? record.data, traces),
    );
  for (const record of lists.bookings)
    add(
      'booking',
      bookingCollection,
      record,
      byCode(record.id) ?? reached(lists.contacts.get(record.id), traces),
    );
  // Whoever reports stays unknown: only the code leads to it.
  for (const code of [...traces.codes].filter((one) => kindOfCode(one) === 'jobReport')) {
    const data = duties.includes('office') ? await documents.get(jobReportPath(code)) : null;
    if (data) add('jobReport', 'jobReports', { id: code, data }, 'code');
  }
  // Whoever asks about homework gives no name: only the code leads to the question.
  for (const code of [...traces.codes].filter((one) => kindOfCode(one) === 'homework')) {
    const id = duties.includes('office') ? (await documents.get(homeworkPath(code)))?.question : null;
    const data = typeof id === 'string' ? await documents.get(homeworkQuestionPath(id)) : null;
    if (data) add('homework', 'homeworkQuestions', { id: String(id), data }, 'code');
  }
  const known = new Set(found.map(({ id }) => id));
  for (const record of lists.concerns) {
    const isAbout = known.has(textOf(record.data.about)) ? ('code' as const) : null;
    const contact = lists.contacts.get(record.id) ?? record.data;
    add('concern', concernCollection, record, byCode(record.id) ?? reached(contact, traces) ?? isAbout);
  }
  return found.sort((one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind));
}
