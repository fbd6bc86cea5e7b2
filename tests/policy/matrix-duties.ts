import { createChangeId, logChange } from '../../src/entities/change-log';
import { enquiryContactPath, enquiryPath } from '../../src/entities/enquiry';
import { trackSeen, trackTransition } from '@/entities/tracking';
import { serverTime, type Condition, type DocumentData, type Duty, type Write } from '@/shared/backend';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { documentsOf, type Call, type Documents } from './attempt';
import { bookingRemovalCases } from './matrix-booking-removal';
import { counsellingCases } from './matrix-counselling-duties';
import { asOffice, world } from './matrix-people';
import type { Row } from './matrix-row';

/** The administrator of the rows, with other duties. */
const rolePath = 'roles/demo-admin';

export const withDuties = (on: Documents, duties: readonly Duty[]): Documents => ({
  ...on,
  [rolePath]: { ...on[rolePath], duties },
});

/** Administrators without `office`. */
export const withoutOffice: readonly (readonly Duty[])[] = [
  [],
  ['counselling'],
  ['safeguarding'],
  ['counselling', 'safeguarding'],
];

/** What stays with every administrator: accounts, roles and duties, and whether somebody reads worries. */
const ofEveryAdministrator = [
  /^(get |list |commit )?(people|roles)( |$)/,
  /^list (people|roles)$/,
  /^dut(y|ies) /,
  /^settings create, that somebody is on duty/,
  // What was done to a role.
  /^changeLog get, (the office’s|a tutor’s)$/,
  // That a list was saved.
  /^changeLog create, a saved list/,
  // By which an answer that was lost is found again.
  /^changeLog get, one’s own about a record$/,
];

/** The role of a tutor goes with checks and a profile: the work of the office. */
const ofTutors = /^roles .*(tutor →|→ tutor)/;

/** What a worry about a child asks. */
const ofTheLead = [/concern/, /worry/];

/** Homework questions and their threads, which those who answer for child protection read too. */
const ofThreads = /^(homework thread:|list homeworkQuestions)/;

/** What every administrator reads of counsellors. */
const ofCounsellors = /^counsellors? (get|list)/;
/** What only a counsellor books, and of what one tells. */
const ofCounsellor = /^(bookings create, (at once|as a follow-up)|tellings create, of a talk$)/;

/**
 * Whether an administrator with these duties may, who is not of the office. Everything else of the desk asks
 * for `office`; what is left is open to whoever is signed in, as to somebody who was an administrator.
 */
export function mayWithout({ what, allowed }: Row, duties: readonly Duty[]): boolean {
  if (ofEveryAdministrator.some((shape) => shape.test(what)) && !ofTutors.test(what))
    return allowed.includes('A');
  if (ofTheLead.some((shape) => shape.test(what)) && duties.includes('safeguarding'))
    return allowed.includes('C');
  if (ofThreads.test(what) && duties.includes('safeguarding')) return allowed.includes('C');
  if (ofCounsellor.test(what)) return duties.includes('counselling');
  if (ofCounsellors.test(what)) return allowed.includes('A');
  return allowed.includes('A') && allowed.includes('F');
}

const ref = newEnquiryCode();
const record = enquiryPath(ref);

/** An enquiry about a topic, in a state. */
function enquiryAbout(topic: string, state: string): Documents {
  const sent = documentsOf(sendEnquiry(ref));
  return {
    ...world,
    ...sent,
    [record]: { ...sent[record], topic, state, lastChange: 'c1' },
    [`tracking/${ref}`]: { ...sent[`tracking/${ref}`], state },
    [`${record}/notes/n1`]: {
      text: 'Called.',
      at: '2026-03-01T00:00:00.000Z',
      userId: 'office-2',
      name: 'Office 2',
    },
  };
}

const move = (from: string, to: string, event: string): readonly Write[] => {
  const id = createChangeId();
  return [
    {
      type: 'update',
      path: record,
      changes: { state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id },
    },
    trackTransition(ref, id, to),
    logChange({
      id,
      by: asOffice('A'),
      record,
      event,
      before: { state: from },
      after: { state: to },
    }),
  ];
};

const look = (event: string) => logChange({ id: createChangeId(), by: asOffice('A'), record, event });

const aboutTopic = (topic: string): readonly Condition[] => [{ field: 'topic', equals: topic }];

interface DutyCase {
  readonly what: string;
  readonly on: Documents;
  readonly call: () => Call;
  /** Duties of which one is enough. Written by hand, independent of the code. */
  readonly needs: readonly Duty[];
}

const answerers: readonly Duty[] = ['office', 'counselling'];

const casesOn = (topic: string, needs: readonly Duty[]): readonly DutyCase[] => {
  const isNew = enquiryAbout(topic, 'new');
  const on = (state: string) => enquiryAbout(topic, state);
  const commit = (writes: () => readonly Write[]) => () => ({ commit: writes() });
  return [
    { what: 'get', on: isNew, call: () => ({ get: record }), needs },
    { what: 'get of its contact', on: isNew, call: () => ({ get: enquiryContactPath(ref) }), needs },
    {
      what: 'list by topic',
      on: isNew,
      call: () => ({ list: 'enquiries', where: aboutTopic(topic) }),
      needs,
    },
    {
      what: 'list by topic and state',
      on: isNew,
      call: () => ({
        list: 'enquiries',
        where: [...aboutTopic(topic), { field: 'state', oneOf: ['new', 'answering'] }],
      }),
      needs,
    },
    { what: 'list of all', on: isNew, call: () => ({ list: 'enquiries' }), needs: ['office'] },
    { what: 'said to be seen', on: isNew, call: commit(() => [trackSeen(ref), look('record.seen')]), needs },
    { what: 'its contact shown', on: isNew, call: commit(() => [look('contact.shown')]), needs },
    {
      what: 'answer started',
      on: isNew,
      call: commit(() => move('new', 'answering', 'answer.started')),
      needs,
    },
    {
      what: 'answered',
      on: on('answering'),
      call: commit(() => move('answering', 'resolved', 'answer.given')),
      needs,
    },
    {
      what: 'put aside as junk',
      on: isNew,
      call: commit(() => move('new', 'junk', 'enquiry.junked')),
      needs: ['office'],
    },
    {
      what: 'restored from junk',
      on: on('junk'),
      call: commit(() => move('junk', 'new', 'enquiry.restored')),
      needs: ['office'],
    },
    { what: 'get of a note', on: isNew, call: () => ({ get: `${record}/notes/n1` }), needs: ['office'] },
    { what: 'list of notes', on: isNew, call: () => ({ list: `${record}/notes` }), needs: ['office'] },
  ];
};

const ofLine = (record: string) => `changeLog/${record.split('/')[0] ?? ''}`;
const lineOf = (record: string): DocumentData => ({
  at: '2026-03-01T00:00:00.000Z',
  by: asOffice('C'),
  record,
  event: 'record.seen',
  before: {},
  after: {},
});

/** Lines of the log about one record, by whom they are read. */
const linesOf = (record: string, needs: readonly Duty[]): readonly DutyCase[] => {
  const on: Documents = { ...world, [ofLine(record)]: lineOf(record) };
  const where = [{ field: 'record', equals: record }];
  return [
    { what: `get of a line about ${record}`, on, call: () => ({ get: ofLine(record) }), needs },
    { what: `list of the lines about ${record}`, on, call: () => ({ list: 'changeLog', where }), needs },
  ];
};

/** Every set of duties. */
export const allDuties: readonly (readonly Duty[])[] = [
  ...withoutOffice,
  ['office'],
  ['office', 'counselling'],
  ['office', 'safeguarding'],
  ['office', 'counselling', 'safeguarding'],
];

/** Enquiries, which two duties answer, each case with every set of duties. */
export const dutyCases: readonly DutyCase[] = [
  ...casesOn('counselling', answerers).map((one) => ({
    ...one,
    what: `enquiry of counselling: ${one.what}`,
  })),
  ...linesOf('concerns/LL-W0123456789ABC', ['office', 'safeguarding']),
  ...linesOf('enquiries/LL-E0123456789ABC', ['office']),
  ...linesOf('tutors/demo-tutor', ['office']),
  ...counsellingCases,
  ...bookingRemovalCases,
  ...casesOn('jobs', ['office']).map((one) => ({ ...one, what: `enquiry of another topic: ${one.what}` })),
];
