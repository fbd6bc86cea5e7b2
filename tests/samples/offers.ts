import { createChangeId, logChange, logTransition, type ChangedBy } from '../../src/entities/change-log';
import { lessonPath, planLesson, writeDoorEntry, type NewLesson } from '../../src/entities/lesson';
import {
  createOffer,
  offerPath,
  parseOffer,
  type LearnerPart,
  type Offer,
  type OfferContact,
} from '../../src/entities/offer';
import { createTutor, type NewTutor } from '../../src/entities/tutor';
import { writeFamilyAct, writeProposal } from '../../src/entities/tuition-request';
import { documentsOf } from '../policy/attempt';
import { clearedApplication, clearTutor } from './clearance';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';

/** The sample lesson began an hour ago, so it can be taught. To the minute, like planned lessons. */
export const sampleStart = `${new Date(Date.now() - 3_600_000).toISOString().slice(0, 16)}:00.000Z`;

export const sampleTutor: NewTutor = {
  name: 'Ama S.',
  gender: 'woman',
  photo: '',
  subjects: ['mathematics', 'science'],
  levels: ['jhs'],
  years: 6,
  qualification: 'Diploma in Basic Education',
  hasNeedExperience: false,
  about: 'I teach with things from the kitchen.',
  where: 'home',
  regions: ['GH-AA'],
  towns: 'Adenta, Madina',
  languages: ['english', 'asante-twi'],
  price: 6000,
  hours: ['tue-evening', 'sat-morning'],
  evidence: [{ kind: 'ghana-card', date: '2026-03-03', expiry: '' }],
};

/** All writes of an approval for the profile, of somebody whose application was prepared for it. */
export function approveTutor(
  userId: string,
  by: ChangedBy,
  id = createChangeId(),
  ref = clearedApplication,
): readonly Write[] {
  const record = `tutors/${userId}`;
  return [
    ...clearTutor(userId, ref),
    createTutor(userId, id, sampleTutor),
    logChange({ id, by, record, event: 'tutor.approved', after: { state: 'active' } }),
  ];
}

const learner: LearnerPart = {
  gender: 'boy',
  age: 13,
  need: '',
  schoolClass: 'jhs-2',
  subjects: ['mathematics', 'science'],
  prioritySubject: 'mathematics',
  hours: ['tue-evening', 'sat-morning'],
  perWeek: 2,
  startDate: '2026-12-01',
  where: 'home',
  region: 'GH-AA',
  town: 'Adenta',
};

const contact: OfferContact = {
  learnerName: 'Kojo',
  name: 'Ama Mensah',
  phone: '+233241234567',
  contactBy: 'whatsapp',
  digitalAddress: 'GA-183-8164',
  landmark: '',
  language: 'en',
};

const tutorContact = { phone: '+233209876543' };

/** All writes of an offer, except the request's transition. */
export function makeOffer(
  ref: string,
  { id, tutorId }: { readonly id: string; readonly tutorId: string },
  by: ChangedBy,
  changeId = createChangeId(),
): readonly Write[] {
  return [
    ...createOffer({ id, changeId, ref, tutorId, learner, contact, tutorContact, price: 6000, groupSize: 1 }),
    writeProposal(ref, id, tutorId),
    logChange({ id: changeId, by, record: offerPath(id), event: 'offer.made', after: { state: 'sent' } }),
  ];
}

/** An offer of the office as it is read, made on 1 November 2026. */
export function readOffer(id: string, changes: Partial<LearnerPart> = {}): Offer {
  const at = '2026-11-01T10:00:00.000Z';
  const made = documentsOf(
    makeOffer('LL-T1', { id, tutorId: 'tutor-1' }, { kind: 'office', userId: 'o', name: 'O' }),
  );
  const offer = parseOffer(id, { ...made[offerPath(id)], createdAt: at, movedAt: at, updatedAt: at });
  return { ...offer, learner: { ...offer.learner, ...changes } };
}

interface TransitionOf {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly by: ChangedBy;
  readonly changes?: DocumentData;
  /** The family's code, for a transition with an act. */
  readonly actOf?: string;
}

/** A transition of an offer or lesson, with the family's act if it is theirs. */
export function transitionOf(
  record: string,
  { actOf, ...move }: TransitionOf,
  id = createChangeId(),
): readonly Write[] {
  return [
    ...logTransition({ id, record, ...move }),
    ...(actOf === undefined ? [] : [writeFamilyAct(actOf, id, record, move.event)]),
  ];
}

export const newLesson = (
  offerId: string,
  id: string,
  tutorId: string,
  startsAt = sampleStart,
  plannedBy: NewLesson['plannedBy'] = 'tutor',
): Write =>
  planLesson({
    plannedBy,
    id,
    offerId,
    tutorId,
    startsAt,
    minutes: 75,
    isTrial: true,
    where: 'home',
    price: 6000,
  });

/** Plans a lesson as the family: the act has the lesson's id. */
export const planAsFamily = (
  ref: string,
  offerId: string,
  id: string,
  tutorId: string,
  startsAt = sampleStart,
): readonly Write[] => [
  newLesson(offerId, id, tutorId, startsAt, 'family'),
  writeFamilyAct(ref, id, lessonPath(offerId, id), 'lesson.planned'),
];

export const typeAtDoor = (offerId: string, lessonId: string, issue: number, typed = '4821'): Write =>
  writeDoorEntry({ offerId, lessonId }, { moment: 'arrival', issue, typed, typedAt: sampleStart });

/** An ending, by the given side. */
export const endingBy = (by: string) => ({ ending: { by, reason: 'other', words: '' } });

/** An update without the usual builders. */
export const change = (path: string, changes: DocumentData): readonly Write[] => [
  { type: 'update', path, changes: { updatedAt: serverTime, ...changes } },
];
