import { changeLogCollection, parseChange } from '@/entities/change-log';
import { consultationContactPath, parseConsultationContact } from '@/entities/consultancy/consultation';
import { bookingPersonPath, parseBookingPerson } from '@/entities/counselling/booking';
import { enquiryContactPath, parseEnquiryContact } from '@/entities/enquiry';
import { homeworkQuestionCollection, homeworkQuestionPath } from '@/entities/homework/question';
import { jobApplicantContactPath, parseJobApplicantContact } from '@/entities/jobs/job-application';
import { parsePayment, paymentPath } from '@/entities/money/payment';
import { familyLinkPath, parseFamilyLink, parseTutorContact, tutorContactPath } from '@/entities/offer';
import { guardianContactPath, parseGuardianContact } from '@/entities/tuition-request';
import { applicantContactPath, parseApplicantContact } from '@/entities/tutor-application';
import { clearancePath } from '@/entities/vetting/evidence';
import { baseApi, readList, withBackend } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import type { Addressee } from '../model/owed-telling';

/** How to reach whoever waits for a change; empty where the record holds none. */
export interface AddresseeContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** When it is safe to call or write; absent when it is safe at any time. */
  readonly hours?: string;
  /** What may be said, and to whom; absent when nothing is asked. */
  readonly mayTell?: string;
}

interface AskedAddressee {
  /** Path of the record that changed. */
  readonly record: string;
  readonly to: Addressee;
}

/** The guardian of a request. */
async function readGuardian(documents: DocumentsPort, ref: string): Promise<AddresseeContact | null> {
  const data = await documents.get(guardianContactPath(ref));
  return data && parseGuardianContact(ref, data);
}

/** The family or the tutor of an offer, or of a lesson below it. */
async function readOfOffer(documents: DocumentsPort, id: string, to: Addressee) {
  if (to === 'tutor') {
    const data = await documents.get(tutorContactPath(id));
    return data && { name: '', email: '', phone: parseTutorContact(id, data).phone };
  }
  const link = await documents.get(familyLinkPath(id));
  return link && readGuardian(documents, parseFamilyLink(id, link));
}

/** Whoever sent an application. */
async function readApplicant(documents: DocumentsPort, ref: string): Promise<AddresseeContact | null> {
  const data = await documents.get(applicantContactPath(ref));
  return data && { name: '', ...parseApplicantContact(ref, data) };
}

/** The tutor, by the number with which the office has cleared the account. */
async function readTutor(documents: DocumentsPort, userId: string): Promise<AddresseeContact | null> {
  const ref = (await documents.get(clearancePath(userId)))?.ref;
  return typeof ref === 'string' ? readApplicant(documents, ref) : null;
}

/** Most lines of a homework question that are read to find who lost it. */
const mostLines = 50;

/** Events by which a tutor takes a homework question. */
const homeworkTaken: readonly string[] = ['homework.claimed', 'homework.taken-over'];

/** The tutor from whom the office took a question last: the question names nobody any more. */
async function readLoser(documents: DocumentsPort, id: string): Promise<AddresseeContact | null> {
  const found = await documents.list({
    collection: changeLogCollection,
    where: [{ field: 'record', equals: homeworkQuestionPath(id) }],
    orderBy: { field: 'at', direction: 'descending' },
    limit: mostLines,
  });
  const lines = readList(changeLogCollection, found, parseChange);
  const lost = lines.findIndex(({ before, by }) => before.state === 'claimed' && by.kind !== 'tutor');
  const taken = lines.find(({ event }, index) => index > lost && homeworkTaken.includes(event));
  return lost !== -1 && taken?.by.kind === 'tutor' ? readTutor(documents, taken.by.userId) : null;
}

/** Whoever waits for a change of a record other than an offer, by its collection. */
const readers: Readonly<
  Record<string, (documents: DocumentsPort, ref: string) => Promise<AddresseeContact | null>>
> = {
  tuitionRequests: readGuardian,
  tutorApplications: readApplicant,
  tutors: readTutor,
  [homeworkQuestionCollection]: readLoser,
  payments: async (documents, id) => {
    const data = await documents.get(paymentPath(id));
    return data && readGuardian(documents, parsePayment(id, data).ref);
  },
  bookings: async (documents, ref) => {
    const data = await documents.get(bookingPersonPath(ref));
    if (!data) return null;
    const { name, phone, email, safeHours, learner } = parseBookingPerson(ref, data);
    return { name, phone, email, hours: safeHours, mayTell: learner.mayTell };
  },
  enquiries: async (documents, ref) => {
    const data = await documents.get(enquiryContactPath(ref));
    return data && { name: '', ...parseEnquiryContact(ref, data) };
  },
  jobApplications: async (documents, ref) => {
    const data = await documents.get(jobApplicantContactPath(ref));
    return data && parseJobApplicantContact(ref, data);
  },
  consultations: async (documents, ref) => {
    const data = await documents.get(consultationContactPath(ref));
    return data && parseConsultationContact(ref, data);
  },
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * How to reach whoever waits for a change; null when nothing is kept of them. Read only once the access
     * is logged, and kept for no other row.
     */
    addressee: build.query<AddresseeContact | null, AskedAddressee>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, { record, to }) => {
        const [collection = '', id = ''] = record.split('/');
        if (collection === 'offers') return readOfOffer(documents, id, to);
        return (await readers[collection]?.(documents, id)) ?? null;
      }),
    }),
  }),
});

export const { useAddresseeQuery } = api;
