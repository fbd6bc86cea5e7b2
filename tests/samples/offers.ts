import { createChangeId, logChange, logMove, type ChangedBy } from '@/entities/change-log';
import { lessonPath, planLesson, writeDoorEntry, type NewLesson } from '@/entities/lesson';
import { createOffer, offerPath, type LearnerPart, type OfferContact } from '@/entities/offer';
import { createTutor, type NewTutor } from '@/entities/tutor';
import { writeFamilyAct, writeProposal } from '@/entities/tuition-request';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';

/** The lesson of the samples began an hour ago: what is called taught has been. To the minute, as lessons are planned. */
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

/** Everything that an approval writes for the profile. */
export function approveTutor(userId: string, by: ChangedBy, id = createChangeId()): readonly Write[] {
  const record = `tutors/${userId}`;
  return [
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

/** Everything that an offer writes, but for the move of the request. */
export function makeOffer(
  ref: string,
  { id, tutorId }: { readonly id: string; readonly tutorId: string },
  by: ChangedBy,
  changeId = createChangeId(),
): readonly Write[] {
  return [
    ...createOffer({ id, changeId, ref, tutorId, learner, contact, price: 6000, groupSize: 1 }),
    writeProposal(ref, id, tutorId),
    logChange({ id: changeId, by, record: offerPath(id), event: 'offer.made', after: { state: 'sent' } }),
  ];
}

interface MoveOf {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly by: ChangedBy;
  readonly changes?: DocumentData;
  /** The family's code, where the move is to be proved with it. */
  readonly actOf?: string;
}

/** A move of an offer or a lesson, with the family's act where it is theirs. */
export function moveOf(record: string, { actOf, ...move }: MoveOf, id = createChangeId()): readonly Write[] {
  return [
    ...logMove({ id, record, ...move }),
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

/** The family plans a lesson: its act has the lesson's id. */
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

/** Who ended the lessons, as the end of an offer says it. */
export const endingBy = (by: string) => ({ ending: { by, reason: 'other', words: '' } });

/** A change past the builders. */
export const change = (path: string, changes: DocumentData): readonly Write[] => [
  { type: 'update', path, changes: { updatedAt: serverTime, ...changes } },
];
