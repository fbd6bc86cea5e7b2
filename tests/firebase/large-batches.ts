import { createChangeId, logChange } from '../../src/entities/change-log';
import { certificatePath, writeRefusal } from '../../src/entities/certificate';
import { writeNote } from '@/entities/note';
import { trackSeen } from '@/entities/tracking';
import { lessonPath } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import { tuitionRequestPath, writeDoorCode } from '../../src/entities/tuition-request';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import { maximumFileBytes, pieceBytes, serverTime, type Write } from '@/shared/backend';
import { evidenceKinds } from '@/shared/choices';
import { subjects, weekSlots } from '@/shared/ghana';
import { documentsOf, type Documents } from '../policy/attempt';
import { ask } from '../samples/certificates';
import { readyToClear } from '../policy/matrix-clearances';
import { asCodeHolder, asOffice, world, type Letter } from '../policy/matrix-people';
import { sampleApplication, sendApplication } from '../samples/applications';
import {
  approveTutor,
  makeOffer,
  newLesson,
  planAsFamily,
  transitionOf,
  typeAtDoor,
} from '../samples/offers';
import {
  transitionRequest,
  newEnquiryCode,
  newTuitionCode,
  sampleRequest,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { additionBatches } from './addition-batches';
import { application, applicationBatches, fullFiles, stateOf } from './application-batches';
import { concernBatches } from './concern-batches';
import { consultationBatches } from './consultation-batches';
import { jobApplicationBatches } from './job-application-batches';
import { deletionBatches } from './deletion-batches';
import { groupBatches } from './group-batches';
import { hidingBatches } from './hiding-batches';
import { movingBatches } from './moving-batches';
import { partWith } from './part-with';
import { practiceBatches } from './practice-batches';
import { reviewBatches } from './review-batches';
import { stoppingBatches } from './stopping-batches';

const ref = newTuitionCode();
const record = tuitionRequestPath(ref);
const stored: Documents = { ...world, ...documentsOf(sendRequest(ref)) };
const id = createChangeId();
const by = asOffice('A');

/** All optional and long fields are filled. */
const fullRequest = {
  ...sampleRequest,
  subjects: [...subjects],
  hours: [...weekSlots],
  need: 'a'.repeat(200),
  email: 'ama@example.com',
  message: 'a'.repeat(4000),
};

const note: readonly Write[] = [
  { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
  writeNote(record, id, { userId: 'demo-admin', name: 'Office 1' }, 'a'.repeat(4000)),
  logChange({ id, by, record, event: 'note.added' }),
];

const role: readonly Write[] = [
  { type: 'create', path: 'roles/kofi', data: { role: 'tutor', name: 'Kofi', lastChange: id } },
  logChange({
    id,
    by,
    record: 'roles/kofi',
    event: 'role.given',
    before: { role: 'none' },
    after: { role: 'tutor' },
  }),
];

const pieces = Array.from({ length: Math.ceil(maximumFileBytes / pieceBytes) }, (_, index) => index);

const largestFile: Documents = {
  'files/f': { state: 'uploading', size: maximumFileBytes },
  ...Object.fromEntries(pieces.map((index) => [`files/f/pieces/${index}`, { bytes: new Uint8Array(1) }])),
};

const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const lessonId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a33';
const offered = offerPath(offerId);
const lesson = lessonPath(offerId, lessonId);

/** An offered request with an accepted offer. */
const accepted = stateOf(
  stateOf(
    stateOf(
      {
        ...stored,
        ...documentsOf(approveTutor('demo-tutor', by)),
        ...documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, by)),
      },
      offered,
      'accepted',
    ),
    record,
    'offered',
  ),
  `tracking/${ref}`,
  'offered',
);
const taught = stateOf(
  {
    ...stateOf(accepted, offered, 'chosen'),
    ...documentsOf([newLesson(offerId, lessonId, 'demo-tutor')]),
  },
  lesson,
  'taught',
);
/** A tutor with a paper of each kind, all of which end. */
const profile = documentsOf(approveTutor('demo-tutor', by));
const evidence = evidenceKinds.map((kind) => ({ kind, date: '2026-03-03', expiry: '2099-12-31' }));
const withPapers = { ...profile, 'tutors/demo-tutor': { ...profile['tutors/demo-tutor'], evidence } };
const unread = { ...stored, ...withPapers };
const reviewing = stateOf(stateOf(unread, record, 'reviewing'), `tracking/${ref}`, 'reviewing');
const asTutor = { kind: 'tutor', userId: 'demo-tutor', name: 'Tutor 1' } as const;

const certificateId = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a44';
/** A tutor with lessons whose full name is in the application only. */
const applied = stateOf(
  {
    ...taught,
    ...documentsOf(approveTutor('demo-tutor', by)),
    ...documentsOf(sendApplication(application, fullFiles)),
    'applicants/demo-tutor': { ref: application, updatedAt: '2026-03-01T00:00:00.000Z' },
  },
  tutorApplicationPath(application),
  'approved',
);

const doorCode = (issue: number) =>
  writeDoorCode(ref, { lessonId, offerId, moment: 'arrival', issue, code: '4821', adult: '' });

/** Writes of every kind, each of maximum size: description, caller, stored documents, writes. */
export const batches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ...additionBatches,
  ['a request', 'G', world, sendRequest(ref, fullRequest)],
  ['an enquiry', 'G', world, sendEnquiry(newEnquiryCode())],
  ...concernBatches(world, by),
  ...jobApplicationBatches(world, by),
  ...consultationBatches(world, by),
  ['a move', 'A', stored, transitionRequest(ref, 'submitted', 'reviewing', by)],
  ['a cancellation', 'G', stored, transitionRequest(ref, 'submitted', 'cancelled', asCodeHolder)],
  ['a look', 'A', stored, [trackSeen(ref), logChange({ id, by, record, event: 'record.seen' })]],
  ['a note', 'A', stored, note],
  ['a role', 'A', { ...world, 'tutors/kofi': { state: 'active' } }, role],
  ...applicationBatches,
  ['a profile', 'A', readyToClear, approveTutor('kofi', by)],
  ...hidingBatches,
  ...stoppingBatches,
  [
    'an offer, and the move of its request',
    'A',
    reviewing,
    [
      ...makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, by),
      ...transitionRequest(ref, 'reviewing', 'offered', by),
    ],
  ],
  [
    'an answer of the tutor',
    'T',
    stateOf(accepted, offered, 'sent'),
    transitionOf(offered, { from: 'sent', to: 'accepted', event: 'offer.accepted', by: asTutor }),
  ],
  [
    'a choice of the family, and the move of its request',
    'G',
    accepted,
    [
      ...transitionOf(offered, {
        from: 'accepted',
        to: 'chosen',
        event: 'offer.chosen',
        by: asCodeHolder,
        actOf: ref,
      }),
      ...transitionRequest(ref, 'offered', 'trial', asCodeHolder),
    ],
  ],
  [
    'a family that leaves its tutor and says why',
    'G',
    stateOf(stateOf(stateOf(accepted, offered, 'chosen'), record, 'running'), `tracking/${ref}`, 'running'),
    [
      ...transitionOf(offered, {
        from: 'chosen',
        to: 'ended',
        event: 'lessons.ended',
        by: asCodeHolder,
        changes: { ending: { by: 'family', reason: '', words: '' } },
        actOf: ref,
      }),
      ...partWith(transitionRequest(ref, 'running', 'ended', asCodeHolder)),
    ],
  ],
  [
    'a lesson that the family plans',
    'G',
    stateOf(accepted, offered, 'chosen'),
    planAsFamily(ref, offerId, lessonId, 'demo-tutor'),
  ],
  [
    'a lesson that the family confirms',
    'G',
    taught,
    transitionOf(lesson, {
      from: 'taught',
      to: 'confirmed',
      event: 'lesson.confirmed',
      by: asCodeHolder,
      actOf: ref,
    }),
  ],
  ...movingBatches(ref, { offerId, lessonId }, stateOf(accepted, offered, 'chosen'), asTutor),
  ...practiceBatches(ref, offerId, stateOf(accepted, offered, 'chosen'), asTutor),
  ...reviewBatches(ref, stored, by),
  [
    'a certificate that is asked for',
    'T',
    applied,
    ask({ id: certificateId, offerId, tutorId: 'demo-tutor', tutorName: sampleApplication.name }, asTutor),
  ],
  [
    'a certificate that the family refuses',
    'G',
    { ...applied, ...documentsOf(ask({ id: certificateId, offerId, tutorId: 'demo-tutor' }, asTutor)) },
    [
      ...transitionOf(certificatePath(certificateId), {
        from: 'asked',
        to: 'refused',
        event: 'certificate.refused',
        by: asCodeHolder,
        actOf: ref,
      }),
      writeRefusal(offerId, certificateId, 'a'.repeat(200)),
    ],
  ],
  [
    'an entry at the door',
    'T',
    { ...taught, ...documentsOf([doorCode(2)]) },
    [typeAtDoor(offerId, lessonId, 2)],
  ],
  ...groupBatches(by),
  ...deletionBatches(by),
  [
    'a file of eight pieces',
    'G',
    largestFile,
    [{ type: 'update', path: 'files/f', changes: { state: 'complete' } }],
  ],
];
