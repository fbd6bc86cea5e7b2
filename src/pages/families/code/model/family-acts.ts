import { certificatePath, writeRefusal, type OfferCertificate } from '@/entities/certificate';
import { createChangeId, logMove } from '@/entities/change-log';
import { lessonPath, planLesson, type Lesson, type LessonEvent, type LessonState } from '@/entities/lesson';
import { invitationPath, type Invitation } from '@/entities/neighbour-group';
import { noEnding, offerPath, type Offer } from '@/entities/offer';
import { trackMove } from '@/entities/tracking';
import {
  doorCodeId,
  tuitionRequestPath,
  writeDoorCode,
  writeFamilyAct,
  type CancelReason,
  type DoorCode,
} from '@/entities/tuition-request';
import type { NewAct } from '@/features/act-queue';
import type { EndingReason } from '@/shared/choices';
import type { DocumentData, Write } from '@/shared/backend';

/** Whoever holds the code: a family has no account. */
const by = { kind: 'code-holder' } as const;

/** A move of an offer or of a lesson with the family's proof that it is theirs. */
function familyMove(
  ref: string,
  id: string,
  move: {
    readonly record: string;
    readonly event: string;
    readonly from: string;
    readonly to: string;
    readonly changes?: DocumentData;
  },
): readonly Write[] {
  return [...logMove({ id, by, ...move }), writeFamilyAct(ref, id, move.record, move.event)];
}

/** A move of the request itself: the code in its path is the proof. */
function requestMove(
  ref: string,
  event: string,
  from: string,
  to: string,
  changes: DocumentData = {},
): readonly Write[] {
  const id = createChangeId();
  const record = tuitionRequestPath(ref);
  return [...logMove({ id, by, record, event, from, to, changes }), trackMove(ref, id, to)];
}

type OfferFacts = Pick<Offer, 'id' | 'state'>;

/** The family takes this tutor: the offer is chosen and the trial begins, in one batch. */
export function chooseTutor(ref: string, { id: offerId, state }: OfferFacts, name: string): NewAct {
  const id = createChangeId();
  const record = offerPath(offerId);
  return {
    id,
    owner: ref,
    record,
    event: 'offer.chosen',
    writes: [
      ...familyMove(ref, id, { record, event: 'offer.chosen', from: state, to: 'chosen' }),
      ...requestMove(ref, 'offer.accepted', 'offered', 'trial'),
    ],
    shown: { name },
  };
}

/**
 * The family does not take this tutor. A batch of its own for each: the database looks up at most 20 documents for the rules
 * of one batch, and three offers with the request would need more.
 */
export function passTutor(ref: string, { id: offerId, state }: OfferFacts, name: string): NewAct {
  const id = createChangeId();
  const record = offerPath(offerId);
  const writes = familyMove(ref, id, { record, event: 'offer.passed', from: state, to: 'passed' });
  return { id, owner: ref, record, event: 'offer.passed', writes, shown: { name } };
}

export interface LessonPlan {
  /** ISO-8601 UTC to the minute. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly isTrial: boolean;
  readonly where: 'home' | 'online';
}

/** The family plans a lesson with the tutor whom it has chosen. */
export function planFamilyLesson(
  ref: string,
  { id: offerId, tutorId, price }: Pick<Offer, 'id' | 'tutorId' | 'price'>,
  plan: LessonPlan,
): NewAct {
  const id = crypto.randomUUID();
  const record = lessonPath(offerId, id);
  return {
    id,
    owner: ref,
    record,
    event: 'lesson.planned',
    writes: [
      planLesson({ id, offerId, tutorId, price, ...plan }),
      writeFamilyAct(ref, id, record, 'lesson.planned'),
    ],
    shown: { startsAt: plan.startsAt, isTrial: plan.isTrial },
  };
}

/** Four digits for one moment of a lesson. Nobody who does not hold the family's code can read them. */
export function issueDoorCode(
  ref: string,
  { id: lessonId, offerId }: Pick<Lesson, 'id' | 'offerId'>,
  { moment, issue, code, adult }: Pick<DoorCode, 'moment' | 'issue' | 'code' | 'adult'>,
): NewAct {
  return {
    // The same for a second press: the first code stands.
    id: doorCodeId(lessonId, moment, issue),
    owner: ref,
    record: lessonPath(offerId, lessonId),
    event: 'door.code',
    writes: [writeDoorCode(ref, { lessonId, moment, issue, code, adult })],
    isShared: true,
    shown: { lessonId, moment, issue, code, adult },
  };
}

const lessonTargets = {
  'lesson.confirmed': 'confirmed',
  'lesson.disputed': 'disputed',
  'lesson.cancelled': 'cancelled',
  'lesson.missed': 'missed',
} as const satisfies Partial<Record<LessonEvent, LessonState>>;

export type FamilyLessonEvent = keyof typeof lessonTargets;

/** What the family says of a lesson: taught as reported, not so, cancelled, or nobody came. */
export function answerLesson(
  ref: string,
  { id: lessonId, offerId, state }: Pick<Lesson, 'id' | 'offerId' | 'state'>,
  event: FamilyLessonEvent,
  cancellation?: Lesson['cancellation'],
): NewAct {
  const id = createChangeId();
  const record = lessonPath(offerId, lessonId);
  const move = { record, event, from: state, to: lessonTargets[event] };
  return {
    id,
    owner: ref,
    record,
    event,
    writes: familyMove(ref, id, { ...move, ...(cancellation && { changes: { cancellation } }) }),
    shown: { ...cancellation },
  };
}

/** After the trial: the family goes on with this tutor. */
export function passTrial(ref: string): NewAct {
  return {
    id: createChangeId(),
    owner: ref,
    record: tuitionRequestPath(ref),
    event: 'trial.passed',
    writes: requestMove(ref, 'trial.passed', 'trial', 'running'),
    shown: {},
  };
}

const endings = {
  'trial.failed': { from: 'trial', to: 'reviewing' },
  'replacement.asked': { from: 'running', to: 'reviewing' },
  'lessons.ended': { from: 'running', to: 'ended' },
} as const;

export type FamilyEnding = keyof typeof endings;

/**
 * The family parts from its tutor: the offer ends, and the request goes back to the desk or ends, in one batch. Why stands in the
 * request, which the office reads: a family that is worried must not have to tell the tutor.
 * @param offer null when the tutor, or the office, has ended it already
 */
export function partFromTutor(
  ref: string,
  offer: Pick<Offer, 'id'> | null,
  event: FamilyEnding,
  { reason, words }: { readonly reason: EndingReason; readonly words: string },
): NewAct {
  const id = createChangeId();
  const record = offer === null ? tuitionRequestPath(ref) : offerPath(offer.id);
  const { from, to } = endings[event];
  const changes = { ending: { ...noEnding, by: 'family' } };
  const ended = { record, event: 'lessons.ended', from: 'chosen', to: 'ended', changes };
  return {
    id,
    owner: ref,
    record,
    event,
    writes: [
      ...(offer === null ? [] : familyMove(ref, id, ended)),
      ...requestMove(ref, event, from, to, { parting: { reason, words, isHeard: false } }),
    ],
    shown: { reason, words },
  };
}

/** The family's yes or no to a group of neighbours. */
export function answerInvitation(
  ref: string,
  { groupId }: Pick<Invitation, 'groupId'>,
  isYes: boolean,
): NewAct {
  const id = createChangeId();
  const record = invitationPath(ref, groupId);
  const event = isYes ? 'invitation.agreed' : 'invitation.declined';
  const writes = logMove({ id, by, record, event, from: 'invited', to: isYes ? 'agreed' : 'declined' });
  return { id, owner: ref, record, event, writes, shown: {} };
}

/** What the family says of a certificate that its tutor asks for; why not, when it refuses. */
export function answerCertificate(
  ref: string,
  { id: certificateId, offerId, state }: Pick<OfferCertificate, 'id' | 'offerId' | 'state'>,
  event: 'certificate.confirmed' | 'certificate.refused',
  words = '',
): NewAct {
  const id = createChangeId();
  const record = certificatePath(certificateId);
  const to = event === 'certificate.confirmed' ? 'confirmed' : 'refused';
  return {
    id,
    owner: ref,
    record,
    event,
    writes: [
      ...familyMove(ref, id, { record, event, from: state, to }),
      ...(words === '' ? [] : [writeRefusal(offerId, certificateId, words)]),
    ],
    shown: { words },
  };
}

/**
 * The family says whether it still looks for a tutor: yes keeps its place at the desk.
 * @param no why it does not look any more; null for yes
 */
export function answerInterest(
  ref: string,
  no: { readonly reason: CancelReason; readonly words: string } | null,
): NewAct {
  const event = no === null ? 'interest.confirmed' : 'request.cancelled';
  return {
    id: createChangeId(),
    owner: ref,
    record: tuitionRequestPath(ref),
    event,
    writes:
      no === null
        ? requestMove(ref, event, 'asking', 'reviewing')
        : requestMove(ref, event, 'asking', 'cancelled', { cancellation: no }),
    shown: { ...no },
  };
}
