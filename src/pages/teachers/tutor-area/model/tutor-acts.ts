import { createChangeId, logMove, type ChangedBy } from '@/entities/change-log';
import {
  lessonPath,
  planLesson,
  writeDoorEntry,
  type DoorEntry,
  type Lesson,
  type LessonReport,
} from '@/entities/lesson';
import { offerPath, type Offer, type OfferAnswer, type OfferEnding } from '@/entities/offer';
import { changeOwnFields, tutorPath, type OwnFields, type Tutor } from '@/entities/tutor';
import type { NewAct } from '@/shared/pending-writes';

/** The tutor who acts, as the change log signs. */
export interface Signature {
  readonly userId: string;
  readonly name: string;
}

/** A line of the change log in the tutor's name. */
export const signed = ({ userId, name }: Signature): ChangedBy => ({ kind: 'tutor', userId, name });

interface Move {
  readonly record: string;
  /** The version of the record that was on the screen. */
  readonly basis: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** A move along a life; its fields are what the screen shows while it waits. */
export function moveAct(who: Signature, { basis, ...move }: Move): NewAct {
  const id = createChangeId();
  return {
    id,
    owner: who.userId,
    basis,
    record: move.record,
    event: move.event,
    writes: logMove({ id, by: signed(who), ...move }),
    shown: move.changes ?? {},
  };
}

/** The state that each answer leads to. */
const answers = { accepted: 'offer.accepted', amended: 'offer.amended', declined: 'offer.declined' } as const;

export type AnswerKind = keyof typeof answers;

/** Says yes, yes at other times, or no to an offer. */
export const answerOffer = (
  who: Signature,
  { id, state, lastChange }: Offer,
  to: AnswerKind,
  answer: OfferAnswer,
): NewAct =>
  moveAct(who, {
    record: offerPath(id),
    basis: lastChange,
    event: answers[to],
    from: state,
    to,
    changes: { answer },
  });

/** Ends the lessons with a family. */
export const endLessons = (
  who: Signature,
  { id, state, lastChange }: Offer,
  ending: Pick<OfferEnding, 'reason' | 'words'>,
): NewAct =>
  moveAct(who, {
    record: offerPath(id),
    basis: lastChange,
    event: 'lessons.ended',
    from: state,
    to: 'ended',
    changes: { ending: { by: 'tutor', ...ending } },
  });

/** What a tutor says of a lesson that they plan; the rest is the offer's. */
export interface PlannedLesson extends Pick<Lesson, 'startsAt' | 'minutes' | 'isTrial'> {
  readonly where: Lesson['where'];
}

/** Plans a lesson with a family that has chosen this tutor. */
export function planLessonOf(who: Signature, offer: Offer, planned: PlannedLesson): NewAct {
  const id = createChangeId();
  const lesson = { id, offerId: offer.id, tutorId: who.userId, price: offer.price, ...planned };
  return {
    id,
    owner: who.userId,
    record: lessonPath(offer.id, id),
    event: 'lesson.planned',
    writes: [planLesson({ ...lesson, plannedBy: 'tutor' })],
    shown: { ...lesson },
  };
}

const lessonMove = (
  who: Signature,
  { offerId, id, state, lastChange }: Lesson,
  to: 'taught' | 'cancelled' | 'missed',
  changes?: Move['changes'],
): NewAct =>
  moveAct(who, {
    record: lessonPath(offerId, id),
    basis: lastChange,
    event: `lesson.${to}`,
    from: state,
    to,
    ...(changes && { changes }),
  });

/** A lesson took place: who was there, what was learned, what comes next. */
export const teach = (who: Signature, lesson: Lesson, report: LessonReport): NewAct =>
  lessonMove(who, lesson, 'taught', { report });

/** A lesson that was planned does not take place. */
export const cancelLesson = (who: Signature, lesson: Lesson, cancellation: Lesson['cancellation']): NewAct =>
  lessonMove(who, lesson, 'cancelled', { cancellation });

/** The tutor came, and nobody was there. */
export const missLesson = (who: Signature, lesson: Lesson): NewAct => lessonMove(who, lesson, 'missed');

/** What was read out at the door, as it was typed. */
export function typeDoorCode(who: Signature, lesson: Lesson, entry: Omit<DoorEntry, 'at'>): NewAct {
  return {
    id: createChangeId(),
    owner: who.userId,
    record: lessonPath(lesson.offerId, lesson.id),
    event: `door.${entry.moment}`,
    writes: [writeDoorEntry({ offerId: lesson.offerId, lessonId: lesson.id }, entry)],
    isShared: true,
    shown: { ...entry },
  };
}

/** Changes the tutor's own part of their profile. */
export const changeProfile = (
  who: Signature,
  { updatedAt }: Pick<Tutor, 'updatedAt'>,
  fields: Partial<OwnFields>,
): NewAct => ({
  id: createChangeId(),
  owner: who.userId,
  record: tutorPath(who.userId),
  // No line of the log stands for it, so nothing else tells its versions apart.
  basis: updatedAt,
  event: 'profile.changed',
  writes: [changeOwnFields(who.userId, fields)],
  shown: { ...fields },
});

/** Takes no new learners for a while, or takes them again. */
export const pauseProfile = (who: Signature, { state, updatedAt }: Tutor, to: 'active' | 'paused'): NewAct =>
  moveAct(who, {
    record: tutorPath(who.userId),
    basis: updatedAt,
    event: to === 'paused' ? 'tutor.paused' : 'tutor.resumed',
    from: state,
    to,
  });
