import { trackingPath } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import { newApplicationCode, sampleApplication, sendApplication } from '../samples/applications';
import {
  transitionRequest,
  newEnquiryCode,
  newTuitionCode,
  newConcernCode,
  sendConcern,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { documentsOf } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const anyone = rowsOn(world);

/** Replaces some fields of one document in the batch. */
const withFields = (batch: readonly Write[], at: RegExp, forge: (data: DocumentData) => DocumentData) =>
  batch.map((write) =>
    write.type === 'create' && at.test(write.path) ? { ...write, data: forge(write.data) } : write,
  );

const enquiry = (fields: DocumentData) => () =>
  withFields(
    sendEnquiry(newEnquiryCode()),
    'email' in fields ? /^enquiries\/[^/]+\/contact\/sender$/ : /^enquiries\/[^/]+$/,
    (data) => ({ ...data, ...fields }),
  );

const lessons = (fields: DocumentData) => () =>
  withFields(sendRequest(newTuitionCode()), /^tuitionRequests\/[^/]+$/, (data) => ({
    ...data,
    lessons: { ...(data.lessons as DocumentData), ...fields },
  }));

const application = (part: string, fields: DocumentData) => () =>
  withFields(sendApplication(newApplicationCode()), /^tutorApplications\/[^/]+$/, (data) => ({
    ...data,
    [part]: { ...(data[part] as DocumentData), ...fields },
  }));

const acute = '\u0301';

const texts: readonly (readonly [string, DocumentData, boolean])[] = [
  ['a name of three marks on a letter', { name: `Ama Q${acute.repeat(3)}` }, true],
  ['a name of four marks on a letter', { name: `Ama Q${acute.repeat(4)}` }, false],
  ['a name of a filler', { name: '\u3164' }, false],
  ['a name of a narrow filler', { name: '\uFFA0' }, false],
  ['a name of a joiner alone', { name: '\u034F' }, false],
  ['a message of blank braille', { message: '\u2800\u2800' }, false],
  ['a message of tags', { message: '\u{E0041}\u{E0042}' }, false],
  ['a message under a pile of marks', { message: `Call me${acute.repeat(79)}` }, false],
  ['a message with a heart', { message: 'Thank you ❤️' }, true],
  ['an address', { email: "ama.o'brien+lifeline@example.com" }, true],
  ['an address with a copy for somebody else', { email: 'ama@example.com?bcc=thief@evil.example' }, false],
  ['an address that is encoded', { email: 'ama@example.com%3Fbcc%3Dthief' }, false],
  ['two addresses', { email: 'ama@example.com,thief@evil.example' }, false],
  ['an address with its name', { email: '"Ama"<ama@example.com>' }, false],
];

const days: readonly (readonly [string, DocumentData, boolean])[] = [
  ['from 28 February', { startDate: '2027-02-28' }, true],
  ['from 29 February of a leap year', { startDate: '2028-02-29' }, true],
  ['from 29 February of another year', { startDate: '2027-02-29' }, false],
  ['from 31 February', { startDate: '2030-02-31' }, false],
  ['from 31 April', { startDate: '2027-04-31' }, false],
  ['from the year 9999', { startDate: '9999-01-01' }, false],
  ['for GH₵2,000', { budget: 200_000 }, true],
  ['for more than GH₵2,000', { budget: 200_001 }, false],
  ['for more than there is', { budget: 9_223_372_036_854_775_807 }, false],
];

const topics: readonly DocumentData[] = [
  { kind: 'enquiry' },
  { kind: 'application' },
  { kind: 'safeguarding' },
  { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' },
];

/** A new record with the topic of another kind. */
const told = (batch: readonly Write[], topic: DocumentData) => () =>
  withFields(batch, /^tracking/, (data) => ({ ...data, topic }));

const forgedTopics: readonly Row[] = topics.flatMap((topic) => [
  anyone.commit(
    `tracking of a request as ${String(topic.kind)}`,
    topic.kind === 'tuition' ? everybody : nobody,
    () => told(sendRequest(newTuitionCode()), topic)(),
  ),
  anyone.commit(
    `tracking of an enquiry as ${String(topic.kind)}`,
    topic.kind === 'enquiry' ? everybody : nobody,
    () => told(sendEnquiry(newEnquiryCode()), topic)(),
  ),
  anyone.commit(
    `tracking of a worry as ${String(topic.kind)}`,
    topic.kind === 'safeguarding' ? everybody : nobody,
    () => told(sendConcern(newConcernCode()), topic)(),
  ),
  anyone.commit(
    `tracking of an application as ${String(topic.kind)}`,
    topic.kind === 'application' ? everybody : nobody,
    () => told(sendApplication(newApplicationCode()), topic)(),
  ),
]);

const ref = newTuitionCode();
const sent = rowsOn({ ...world, ...documentsOf(sendRequest(ref)) });

/** Guessable change-log ids that somebody else will need. */
const squatting: readonly Row[] = ['role-ll-a4bwsek3vk3w0z', 'approved-ll-a4bwsek3vk3w0z', 'x'].flatMap(
  (id) => [
    sent.commit(`changeLog create as ${id}, by the family`, nobody, () =>
      transitionRequest(ref, 'submitted', 'cancelled', asCodeHolder, id),
    ),
    sent.commit(`changeLog create as ${id}, by the office`, theOffice, (letter) =>
      transitionRequest(ref, 'submitted', 'reviewing', asOffice(letter), id),
    ),
  ],
);

export const forgedInputRows: readonly Row[] = [
  ...texts.map(([what, fields, isTaken]) =>
    anyone.commit(`enquiries create with ${what}`, isTaken ? everybody : nobody, enquiry(fields)),
  ),
  ...days.map(([what, fields, isTaken]) =>
    anyone.commit(`tuitionRequests create ${what}`, isTaken ? everybody : nobody, lessons(fields)),
  ),
  anyone.commit(
    'tutorApplications create with a licence until 31 June',
    nobody,
    application('papers', { ntcExpiry: '2027-06-31' }),
  ),
  anyone.commit(
    'tutorApplications create with a copy of each mail for somebody else',
    nobody,
    application('profile', { email: 'abena@example.com?cc=thief@evil.example' }),
  ),
  anyone.commit(
    'tutorApplications create by nobody whom one can see',
    nobody,
    application('profile', { name: '\u3164' }),
  ),
  anyone.commit('tutorApplications create', everybody, () =>
    sendApplication(newApplicationCode(), [], sampleApplication),
  ),
  ...forgedTopics,
  sent.commit('changeLog create with a random id, by the family', theOthers, () =>
    transitionRequest(ref, 'submitted', 'cancelled', asCodeHolder),
  ),
  ...squatting,
  sent.get('tracking get', trackingPath(ref), everybody),
];
