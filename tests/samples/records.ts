import { createChangeId, logChange, type ChangedBy } from '../../src/entities/change-log';
import { createConcern, type ConcernOutput } from '../../src/entities/concern';
import { createEnquiry, type EnquiryOutput } from '../../src/entities/enquiry';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking, trackTransition } from '@/entities/tracking';
import {
  createTuitionRequest,
  tuitionRequestLifecycle,
  tuitionRequestPath,
  type TuitionRequestOutput,
} from '../../src/entities/tuition-request';
import { serverTime, type Write } from '@/shared/backend';

/** A complete request, as the form sends it. */
export const sampleRequest: TuitionRequestOutput = {
  relation: 'parent',
  learnerName: 'Kojo',
  learnerGender: 'boy',
  learnerAge: 13,
  hasNeed: 'no',
  need: '',
  wishedTutor: '',
  schoolClass: 'jhs-2',
  school: 'Adenta Community School',
  subjects: ['mathematics', 'science'],
  prioritySubject: 'mathematics',
  hours: ['tue-evening', 'sat-morning'],
  lessonsPerWeek: 2,
  where: 'home',
  region: 'GH-AA',
  town: 'Adenta',
  digitalAddress: 'GA-183-8164',
  landmark: '',
  startDate: '2026-12-01',
  tutorGender: 'any',
  budget: 6000,
  trialPresence: true,
  guardianName: 'Ama Mensah',
  phone: '+233241234567',
  contactBy: 'whatsapp',
  email: '',
  message: '',
  consent: true,
  news: false,
};

export const newTuitionCode = () => createReferenceCode('tuition');
export const newConcernCode = () => createReferenceCode('concern');
export const newEnquiryCode = () => createReferenceCode('enquiry');

/** All writes of sending a request. */
export function sendRequest(ref: string, sent: TuitionRequestOutput = sampleRequest): readonly Write[] {
  return [
    ...createTuitionRequest(ref, sent, 'en'),
    ...indexContact(ref, { phone: sent.phone, name: sent.guardianName }),
    openTracking(
      ref,
      { kind: 'tuition', schoolClass: sent.schoolClass, subject: sent.prioritySubject },
      'submitted',
    ),
  ];
}

const sampleEnquiry: EnquiryOutput = {
  topic: 'other',
  name: 'Ama',
  phone: '+233241234567',
  email: '',
  message: 'Good morning',
};

/** All writes of sending an enquiry. */
export function sendEnquiry(ref: string, sent: Partial<EnquiryOutput> = {}): readonly Write[] {
  const enquiry = { ...sampleEnquiry, ...sent };
  return [
    ...createEnquiry(ref, enquiry),
    ...indexContact(ref, enquiry),
    openTracking(ref, { kind: 'enquiry' }, 'new'),
  ];
}

const sampleConcern: ConcernOutput = {
  words: 'The child next door is left alone at night.',
  name: '',
  phone: '',
  email: '',
};

/** All writes of sending a worry about a child. */
export function sendConcern(ref: string, sent: Partial<ConcernOutput> = {}): readonly Write[] {
  return [
    ...createConcern(ref, { ...sampleConcern, ...sent }),
    openTracking(ref, { kind: 'safeguarding' }, 'received'),
  ];
}

export const office = { kind: 'office', userId: 'demo-admin', name: 'Office 1' } as const satisfies ChangedBy;

/** The first event for a transition; for an invalid one, the first event of all. */
const eventOf = (from: string, to: string): string =>
  (
    tuitionRequestLifecycle.transitions.find((move) => move.from === from && move.to === to) ??
    tuitionRequestLifecycle.transitions[0]
  )?.event ?? '';

/** A transition with tracking and change-log entry. */
export function transitionRequest(
  ref: string,
  from: string,
  to: string,
  by: ChangedBy = office,
  id = createChangeId(),
): readonly Write[] {
  const record = tuitionRequestPath(ref);
  return [
    {
      type: 'update',
      path: record,
      changes: { state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id },
    },
    trackTransition(ref, id, to),
    logChange({ id, by, record, event: eventOf(from, to), before: { state: from }, after: { state: to } }),
  ];
}
