import { askCertificate, certificatePath } from '../../src/entities/certificate';
import { lessonPath, planLesson } from '../../src/entities/lesson';
import { invitationPath, type GroupTerms } from '../../src/entities/neighbour-group';
import { noAnswer, offerPath } from '../../src/entities/offer';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { NewPendingWrite } from '../../src/shared/pending-writes';
import { answerCertificate } from '../../src/features/tutors/certificates/model/family-writes';
import {
  answerInvitation,
  chooseTutor,
  passTutor,
} from '../../src/features/tuition/choosing/model/choose-writes';
import { answerLesson, issueDoorCode } from '../../src/features/tuition/lessons/model/family-writes';
import { planLessonBy } from '../../src/features/tuition/lessons/model/lesson-plan';
import { answerInterest } from '../../src/features/tuition/interest/model/interest-writes';
import { partFromTutor, passTrial } from '../../src/features/tuition/choosing/model/request-writes';
import type { DocumentData } from '@/shared/backend';
import { sampleCertificate } from '../samples/certificates';
import { makeOffer, sampleStart } from '../samples/offers';
import { newTuitionCode, office, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';

export const ref = newTuitionCode();
/** The tutor is also a parent: their own code must not prove another family's act. */
export const ownRef = newTuitionCode();
export const tutor = {
  id: 'demo-tutor',
  email: 'tutor@lifeline.example',
  password: 'go-back-and-take-it',
  displayName: 'Ama S.',
};
const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const lessonId = '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a111';
const groupId = '5b1df9b2-8a75-4c43-a3a5-1b7f0de0a222';
const lesson = { id: lessonId, offerId };
const asked = { state: 'asked', lastChange: '' } as const;
const certificate = { id: '4b1df9b2-8a75-4c43-a3a5-1b7f0de0a444', offerId, ...asked };
const chosen = { id: offerId, tutorId: tutor.id, price: 6000, answer: noAnswer };
const reason = { reason: 'schedule', words: '' } as const;

const terms: GroupTerms = {
  schoolClass: 'jhs-2',
  subject: 'mathematics',
  region: 'GH-AA',
  town: 'Adenta',
  hours: ['tue-evening'],
  size: 2,
  pricePerChild: 3900,
  priceAlone: 6000,
};

interface World {
  readonly request?: string;
  readonly offer?: string;
  readonly lesson?: string;
}

const at = '2026-03-09T16:12:00.000Z';

/** A request, an offer and a lesson in these states. */
export function world({ request = 'offered', offer = 'accepted', lesson: became }: World): Documents {
  const sent = { ...documentsOf(sendRequest(ref)), ...documentsOf(sendRequest(ownRef)) };
  const made = documentsOf(makeOffer(ref, { id: offerId, tutorId: tutor.id }, office));
  const plan = planLesson({
    ...lesson,
    tutorId: tutor.id,
    plannedBy: 'tutor',
    startsAt: sampleStart,
    minutes: 75,
    isTrial: true,
    where: 'home',
    price: 6000,
  });
  const into = (data: DocumentData | undefined, state: string) => ({ ...data, state });
  const [record, tracking] = [tuitionRequestPath(ref), `tracking/${ref}`];
  const lessons = documentsOf([plan]);
  return {
    'roles/demo-tutor': { role: 'tutor', name: 'Ama S.' },
    ...sent,
    [record]: into(sent[record], request),
    [tracking]: into(sent[tracking], request),
    ...made,
    [offerPath(offerId)]: into(made[offerPath(offerId)], offer),
    ...(became !== undefined && {
      [lessonPath(offerId, lessonId)]: {
        ...into(lessons[lessonPath(offerId, lessonId)], became),
        ...(became === 'missed' && { missedBy: 'family', movedAt: new Date().toISOString() }),
      },
    }),
    ...documentsOf(
      askCertificate({
        ...certificate,
        changeId: 'asked-before',
        tutorId: tutor.id,
        ...sampleCertificate,
      }),
    ),
    [invitationPath(ref, groupId)]: {
      state: 'invited',
      createdAt: at,
      movedAt: at,
      updatedAt: at,
      lastChange: '',
      isSample: false,
      ...terms,
      names: [],
    },
  };
}

const running: World = { request: 'running', offer: 'chosen', lesson: 'taught' };
const trial: World = { request: 'trial', offer: 'chosen', lesson: 'planned' };
const plan = { startsAt: sampleStart, minutes: 75, isTrial: true, where: 'home' } as const;
const taught = { ...lesson, state: 'taught', lastChange: '' } as const;
const planned = { ...lesson, state: 'planned', lastChange: '' } as const;
const code = { moment: 'arrival', issue: 1, code: '4821', adult: 'Mother' } as const;

/** The acts of a family, each with its stored documents and the resulting state of a document. */
export const acts: readonly (readonly [
  string,
  World,
  (ref: string) => NewPendingWrite,
  readonly [string, string] | null,
])[] = [
  [
    'chooses a tutor',
    {},
    (by) => chooseTutor(by, { id: offerId, state: 'accepted', lastChange: '' }, 'Ama S.'),
    [tuitionRequestPath(ref), 'trial'],
  ],
  [
    'passes a tutor',
    { offer: 'amended' },
    (by) => passTutor(by, { id: offerId, state: 'amended', lastChange: '' }, 'Ama S.'),
    [offerPath(offerId), 'passed'],
  ],
  [
    'plans the trial',
    { request: 'trial', offer: 'chosen' },
    (by) => planLessonBy({ plannedBy: 'family', owner: by }, chosen, plan, []),
    null,
  ],
  [
    'confirms a lesson',
    running,
    (by) => answerLesson(by, taught, 'lesson.confirmed'),
    [lessonPath(offerId, lessonId), 'confirmed'],
  ],
  [
    'disputes a lesson',
    running,
    (by) => answerLesson(by, taught, 'lesson.disputed', { reason: '', words: 'Nobody came' }),
    [lessonPath(offerId, lessonId), 'disputed'],
  ],
  [
    'cancels a lesson',
    trial,
    (by) => answerLesson(by, planned, 'lesson.cancelled', { reason: 'ill', words: '' }),
    [lessonPath(offerId, lessonId), 'cancelled'],
  ],
  [
    'says that nobody came',
    trial,
    (by) => answerLesson(by, planned, 'lesson.missed'),
    [lessonPath(offerId, lessonId), 'missed'],
  ],
  [
    'says that it was not away',
    { ...trial, lesson: 'missed' },
    (by) =>
      answerLesson(by, { ...planned, state: 'missed' }, 'miss.disputed', { reason: '', words: 'We waited.' }),
    [lessonPath(offerId, lessonId), 'contested'],
  ],
  [
    'ends after the trial',
    trial,
    (by) => partFromTutor(by, chosen, 'trial.failed', reason),
    [offerPath(offerId), 'ended'],
  ],
  [
    'asks for another tutor',
    running,
    (by) => partFromTutor(by, chosen, 'replacement.asked', reason),
    [offerPath(offerId), 'ended'],
  ],
  [
    'confirms a certificate',
    running,
    (by) => answerCertificate(by, certificate, 'certificate.confirmed'),
    [certificatePath(certificate.id), 'confirmed'],
  ],
  [
    'refuses a certificate, and says why',
    { ...running, offer: 'ended' },
    (by) => answerCertificate(by, certificate, 'certificate.refused', 'Only five'),
    [certificatePath(certificate.id), 'refused'],
  ],
  [
    'ends the lessons',
    running,
    (by) => partFromTutor(by, chosen, 'lessons.ended', reason),
    [tuitionRequestPath(ref), 'ended'],
  ],
];

/** Writes that need no act, since their path contains the code. */
export const byPath: readonly (readonly [string, World, (ref: string) => NewPendingWrite])[] = [
  ['issues a door code', trial, (by) => issueDoorCode(by, lesson, code)],
  ['goes on after the trial', trial, (by) => passTrial(by, { id: offerId, state: 'chosen' })],
  [
    'asks for another tutor after theirs has ended',
    { ...running, offer: 'ended' },
    (by) => partFromTutor(by, null, 'replacement.asked', reason),
  ],
  ['says that it still looks for a tutor', { request: 'asking' }, (by) => answerInterest(by, null)],
  [
    'says that it does not look for a tutor any more',
    { request: 'asking' },
    (by) => answerInterest(by, { reason: 'found-elsewhere', words: '' }),
  ],
  ['joins a group of neighbours', {}, (by) => answerInvitation(by, { groupId, lastChange: '' }, true)],
  [
    'stays out of a group of neighbours',
    {},
    (by) => answerInvitation(by, { groupId, lastChange: '' }, false),
  ],
];
