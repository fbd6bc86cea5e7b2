import {
  accountRemovalId,
  changePath,
  logChange,
  logUpdate,
  personRemoved,
  removalBegun,
  type Staff,
} from '@/entities/change-log';
import { concernContactPath, personalFieldsOfConcern } from '@/entities/concern';
import { consultationContactPath, personalFieldsOfConsultation } from '@/entities/consultancy/consultation';
import { bookingPersonPath } from '@/entities/counselling/booking';
import { askerLinkPath, personalFieldsOfHomeworkQuestion } from '@/entities/homework/question';
import { enquiryContactPath, personalFieldsOfEnquiry } from '@/entities/enquiry';
import {
  applicantTakenBack,
  jobApplicantContactPath,
  personalFieldsOfJobApplication,
} from '@/entities/jobs/job-application';
import { personalFieldsOfJobReport } from '@/entities/jobs/job-report';
import { notesCollection } from '@/entities/note';
import { personPath, rolePath } from '@/entities/person';
import { phoneTailPath } from '@/entities/phone-tail';
import { guardianContactPath, personalFieldsOfRequest } from '@/entities/tuition-request';
import { personalFieldsOfTutor } from '@/entities/tutor';
import { applicantContactPath, personalFieldsOfApplication } from '@/entities/tutor-application';
import {
  submitOnce,
  type BackendPort,
  type DocumentData,
  type DocumentsPort,
  type Write,
} from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import { emptyFields, type PersonalFields } from '@/shared/fields';
import type { FoundKind, FoundRecord } from '../model/found-record';
import { removeOne } from './empty-parts';
import { freeHourOf, hasCounsellingNotes, removePartsOfBooking } from './remove-booking';
import { removeParts } from './remove-parts';

type Backend = Pick<BackendPort, 'documents' | 'files'>;

const fieldsOf: Readonly<Record<Exclude<FoundKind, 'account'>, PersonalFields>> = {
  request: personalFieldsOfRequest,
  enquiry: personalFieldsOfEnquiry,
  // What is said of the person stands beside it.
  booking: [],
  concern: personalFieldsOfConcern,
  application: personalFieldsOfApplication,
  jobApplication: personalFieldsOfJobApplication,
  jobReport: personalFieldsOfJobReport,
  consultation: personalFieldsOfConsultation,
  homework: personalFieldsOfHomeworkQuestion,
  profile: personalFieldsOfTutor,
};

/** Documents by which a record is found. */
function foundByOf({ kind, id }: Pick<FoundRecord, 'kind' | 'id'>): readonly string[] {
  if (kind === 'request') return [guardianContactPath(id), phoneTailPath(id)];
  if (kind === 'enquiry') return [enquiryContactPath(id), phoneTailPath(id)];
  if (kind === 'booking') return [bookingPersonPath(id)];
  if (kind === 'concern') return [concernContactPath(id)];
  if (kind === 'consultation') return [consultationContactPath(id), phoneTailPath(id)];
  if (kind === 'homework') return [askerLinkPath(id)];
  if (kind === 'jobApplication') return [jobApplicantContactPath(id), phoneTailPath(id)];
  return kind === 'application' ? [applicantContactPath(id), phoneTailPath(id)] : [];
}

type Removed = Pick<FoundRecord, 'kind' | 'id' | 'path'> & Partial<Pick<FoundRecord, 'takes'>>;

const hasNotes = async (documents: DocumentsPort, { kind, id, path }: Removed): Promise<boolean> =>
  kind === 'booking'
    ? hasCounsellingNotes(documents, id)
    : (await documents.list({ collection: notesCollection(path), limit: 1 })).length > 0;

/** Whether nothing was written into a removed record, or beside it, since. */
const isBare = async (
  documents: DocumentsPort,
  record: Removed,
  data: DocumentData,
  fields: PersonalFields,
) => Object.keys(emptyFields(data, fields)).length === 0 && !(await hasNotes(documents, record));

/** Removes the card of an account, and the name from its former role. The sign-in itself is no record. */
async function removeAccount(documents: DocumentsPort, id: string, by: Staff): Promise<void> {
  const record = personPath(id);
  if ((await documents.get(record)) === null) return;
  const line = accountRemovalId(id);
  const role = await documents.get(rolePath(id));
  const writes: Write[] = [{ type: 'delete', path: record }];
  if (role !== null && role.name !== '')
    writes.push({ type: 'update', path: rolePath(id), changes: { name: '' } });
  // Whoever signs in again has a card again; its earlier removal is in the log already.
  if ((await documents.get(changePath(line))) === null)
    writes.push(logChange({ id: line, by, record, event: personRemoved }));
  await documents.commit(writes);
}

/**
 * Removes a person from one record and all that hangs on it: names, contacts, messages, notes and files.
 * Codes, states, dates and counts stay. Begins with a line in the change log and ends with one. Safe to press
 * again, after an interruption too: it goes on with what is left.
 * @param actionId of this press and record
 */
export async function removePerson(
  backend: Backend,
  {
    record,
    by,
    actionId,
  }: {
    readonly record: Removed;
    readonly by: Staff;
    readonly actionId: string;
  },
): Promise<void> {
  const { documents } = backend;
  const { kind, id, path } = record;
  if (kind === 'account') return removeAccount(documents, id, by);
  const data = await documents.get(path);
  if (data === null) return;
  const line = (step: string) => ({ id: deriveId(actionId, step), by, record: path });
  if (
    data.removal === 'done' &&
    (record.takes === 'person' || (await isBare(documents, record, data, fieldsOf[kind])))
  )
    return;
  if (data.removal !== 'begun')
    await submitOnce(
      backend,
      logUpdate({ ...line('begun'), event: removalBegun, changes: { removal: 'begun' } }),
    );
  // A school that was shown an applicant for its post sees nobody from now on.
  if (typeof data.passed === 'string' && data.passed !== '')
    await submitOnce(backend, [
      ...logUpdate({ ...line('taken-back'), event: applicantTakenBack, changes: { passed: '' } }),
      { type: 'delete', path: data.passed },
    ]);
  // The rest of a talk is for counsellors and child protection, who find it among what is due.
  if (record.takes === 'person') return removeOne(documents, bookingPersonPath(id));
  if (kind === 'booking') await removePartsOfBooking(documents, { ref: id, data }, by);
  else await removeParts(backend, record, data);
  // Somebody may have written into it meanwhile, or another tab may be done.
  const last = await documents.get(path);
  if (last?.removal !== 'begun') return;
  const changes = { ...emptyFields(last, fieldsOf[kind]), removal: 'done' };
  // The record is found by these, so all go at once.
  const foundBy = foundByOf(record);
  const stored = await Promise.all(foundBy.map(async (part) => (await documents.get(part)) !== null));
  await submitOnce(backend, [
    ...logUpdate({ ...line('done'), event: personRemoved, changes }),
    ...(kind === 'booking' ? await freeHourOf(documents, id, last) : []),
    ...foundBy.filter((_part, index) => stored[index]).map((part): Write => ({ type: 'delete', path: part })),
  ]);
}
