import { applicationEvidence, tutorEvidence } from '../../src/entities/vetting/evidence';
import { doorEntriesCollection, lessonPath } from '../../src/entities/lesson';
import { groupPath, invitationPath } from '../../src/entities/neighbour-group';
import { familyLinkPath, offerContactPath, offerPath, tutorContactPath } from '../../src/entities/offer';
import { assignmentPath, practiceReportPath } from '../../src/entities/practice/assignment';
import {
  doorCodesCollection,
  familyActPath,
  proposalPath,
  tuitionRequestPath,
  writeDoorCode,
  writeFamilyAct,
} from '../../src/entities/tuition-request';
import { applicantPath, tutorApplicationPath } from '../../src/entities/tutor-application';
import {
  proposeGroup,
  newApplicationCode,
  recordCheck,
  sampleApplication,
  sampleFiles,
  sendApplication,
} from '../samples/applications';
import { approveTutor, makeOffer, newLesson, typeAtDoor } from '../samples/offers';
import { newAssignment, reportAsFamily } from '../samples/practice';
import { newTuitionCode, office, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asOffice, world } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const [ref, neighbour, applied] = [newTuitionCode(), newTuitionCode(), newApplicationCode()];
const [request, application] = [tuitionRequestPath(ref), tutorApplicationPath(applied)];
export const junkRequest = { ref, path: request };
export const junkApplication = { ref: applied, path: application };
const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const lessonId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a33';
const groupId = '9a4f2b7c-11aa-4c8e-9b3e-5d1f0e2a4b44';
const actId = '5b6c8d34-90f3-4a59-8d9f-0c9e2f6e3a55';
export const [offer, lesson] = [offerPath(offerId), lessonPath(offerId, lessonId)];
const fileId = sampleFiles[0]?.id ?? '';
const file = `files/${fileId}`;
const check = `${applicationEvidence(application)}/check-1`;
const tutorsCheck = `${tutorEvidence('demo-tutor')}/check-2`;

/** With the address of the linked account. */
const ofKofi = { ...sampleApplication, email: 'kofi@lifeline.example' };

const made: Documents = {
  ...world,
  ...documentsOf([...sendRequest(ref), ...sendRequest(neighbour)]),
  ...documentsOf(approveTutor('demo-tutor', asOffice('A'))),
  ...documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A'))),
  ...documentsOf([
    newLesson(offerId, lessonId, 'demo-tutor'),
    typeAtDoor(offerId, lessonId, 1),
    writeDoorCode(ref, { offerId, lessonId, moment: 'arrival', issue: 1, code: '4821', adult: '' }),
    writeFamilyAct(ref, actId, offer, 'offer.chosen'),
    newAssignment(offerId),
    ...reportAsFamily(ref, offerId, lessonId),
  ]),
  ...documentsOf(proposeGroup(groupId, [ref, neighbour], asOffice('A'))),
  ...documentsOf(sendApplication(applied, sampleFiles, ofKofi)),
  ...documentsOf(recordCheck(applicationEvidence(application), application, office, 'check-1')),
  ...documentsOf(recordCheck(tutorEvidence('demo-tutor'), 'tutors/demo-tutor', office, 'check-2')),
  [applicantPath('kofi')]: { ref: applied, updatedAt: '2026-03-09T16:12:00.000Z' },
  [file]: {
    owner: application,
    name: 'a.jpg',
    type: 'image/jpeg',
    size: 5,
    sha256: 'a'.repeat(64),
    state: 'complete',
  },
  [`${file}/pieces/0`]: { bytes: new Uint8Array(5) },
};

type States = Readonly<Record<string, string>>;

/** The same documents, some in another state. */
export const inStates = (states: States): Documents => ({
  ...made,
  ...Object.fromEntries(
    Object.entries(states).map(([path, state], n) => [path, { ...made[path], state, lastChange: `c${n}` }]),
  ),
});

const deleted = (what: string, states: States, path: string, allowed: string): Row =>
  rowsOn(inStates(states)).commit(what, allowed, () => [{ type: 'delete', path }]);

/** Dependent documents that are deleted with a junk record. */
export const belongings = [
  ['acts', request, familyActPath(ref, actId)],
  ['proposals', request, proposalPath(ref, offerId)],
  ['door codes', request, `${doorCodesCollection(ref)}/${lessonId}-arrival-1`],
  ['invitations', request, invitationPath(ref, groupId)],
  ['offers', request, offer],
  ['offers contact', request, offerContactPath(offerId)],
  ['offers contact of the tutor', request, tutorContactPath(offerId)],
  ['offers link', request, familyLinkPath(offerId)],
  ['lessons', request, lesson],
  ['entries', request, `${doorEntriesCollection(offerId, lessonId)}/arrival-1`],
  ['assignments', request, assignmentPath(offerId, '1')],
  ['practice reports', request, practiceReportPath(offerId, lessonId)],
  ['application evidence', application, check],
  ['applicants', application, applicantPath('kofi')],
  ['files', application, file],
  ['pieces', application, `${file}/pieces/0`],
] as const;

/** Documents that also belong to others. */
export const others = [
  ['groups', groupPath(groupId)],
  ['another family’s invitation', invitationPath(neighbour, groupId)],
  ['tutor evidence', tutorsCheck],
  ['tutors', 'tutors/demo-tutor'],
] as const;

export const allJunk: States = { [request]: 'junk', [application]: 'junk' };

export const junkRows: readonly Row[] = [
  ...belongings.flatMap(([what, record, path]) => [
    deleted(`${what} delete, of junk`, { [record]: 'junk' }, path, theOffice),
    deleted(`${what} delete, of what is new`, { [record]: 'submitted' }, path, nobody),
  ]),
  ...others.map(([what, path]) => deleted(`${what} delete, beside junk`, allJunk, path, nobody)),
  ...['accepted', 'declined', 'ended'].map((state) =>
    deleted(`offers delete, of junk, ${state}`, { ...allJunk, [offer]: state }, offer, theOffice),
  ),
  deleted('offers delete, of junk, chosen', { ...allJunk, [offer]: 'chosen' }, offer, nobody),
  ...['missed', 'cancelled'].map((state) =>
    deleted(`lessons delete, of junk, ${state}`, { ...allJunk, [lesson]: state }, lesson, theOffice),
  ),
  ...['taught', 'disputed', 'contested', 'confirmed', 'paid'].map((state) =>
    deleted(`lessons delete, of junk, ${state}`, { ...allJunk, [lesson]: state }, lesson, nobody),
  ),
  rowsOn(inStates(allJunk)).commit('an offer of junk delete, with what stands below it', theOffice, () =>
    [offerContactPath(offerId), tutorContactPath(offerId), offer, familyLinkPath(offerId)].map((path) => ({
      type: 'delete',
      path,
    })),
  ),
];
