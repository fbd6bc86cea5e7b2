import * as v from 'valibot';
import {
  attendances,
  lessonCancelReasons,
  lessonPath,
  masteries,
  type DoorEntry,
  type Lesson,
} from '@/entities/lesson';
import { offerPath, type Offer } from '@/entities/offer';
import { tutorPath, type Tutor } from '@/entities/tutor';
import { actsOver, isFailedAct, isWaitingAct, type Act } from '@/shared/pending-writes';
import { doorMoments } from '@/shared/choices';

/** A record as it is once the backend has everything that was done on this phone. */
export interface Shown<Item> {
  readonly item: Item;
  /** What the backend does not have yet, in the order in which it was done. */
  readonly waiting: readonly Act[];
  /** What the backend has refused, and what was given up with it. */
  readonly failed: readonly Act[];
  /** What the backend has taken of late. */
  readonly sent: readonly Act[];
}

const reportShape = v.object({
  report: v.object({
    attendance: v.picklist(['', ...attendances]),
    topic: v.string(),
    mastery: v.picklist(['', ...masteries]),
    next: v.string(),
  }),
});

const cancellationShape = v.object({
  cancellation: v.object({ reason: v.picklist(['', ...lessonCancelReasons]), words: v.string() }),
});

const plannedShape = v.object({
  id: v.string(),
  offerId: v.string(),
  tutorId: v.string(),
  startsAt: v.string(),
  minutes: v.number(),
  isTrial: v.boolean(),
  where: v.picklist(['home', 'online']),
  price: v.number(),
});

const entryShape = v.object({
  moment: v.picklist(doorMoments),
  issue: v.number(),
  typed: v.string(),
  typedAt: v.string(),
});

/** What an act says, as far as this version of the site understands it; an older one may have kept it. */
const readShown = <Schema extends v.GenericSchema>(schema: Schema, { shown }: Act) => {
  const read = v.safeParse(schema, shown);
  return read.success ? read.output : null;
};

const split = (acts: readonly Act[], record: string) => {
  const own = acts.filter((act) => act.record === record);
  return {
    waiting: own.filter(isWaitingAct),
    failed: own.filter(isFailedAct),
    sent: own.filter(({ state }) => state === 'sent'),
  };
};

const lessonAfter = (lesson: Lesson, act: Act): Lesson => {
  const moved = { movedAt: act.addedAt, updatedAt: act.addedAt, lastChange: act.id };
  switch (act.event) {
    case 'lesson.taught':
      return { ...lesson, ...moved, state: 'taught', ...readShown(reportShape, act) };
    case 'lesson.cancelled':
      return { ...lesson, ...moved, state: 'cancelled', ...readShown(cancellationShape, act) };
    case 'lesson.missed':
      return { ...lesson, ...moved, state: 'missed' };
    default:
      return lesson;
  }
};

/** A lesson that was planned on this phone and that no list shows yet. */
function plannedLesson(act: Act): readonly Lesson[] {
  const isPlan = act.event === 'lesson.planned' && !isFailedAct(act);
  const planned = isPlan ? readShown(plannedShape, act) : null;
  if (!planned) return [];
  const dates = { createdAt: act.addedAt, movedAt: act.addedAt, updatedAt: act.addedAt };
  return [
    {
      ...planned,
      ...dates,
      state: 'planned',
      lastChange: '',
      isSample: false,
      report: { attendance: '', topic: '', mastery: '', next: '' },
      cancellation: { reason: '', words: '' },
    },
  ];
}

/** Lessons with what was done on this phone, the earliest first. */
export function lessonsWithActs(lessons: readonly Lesson[], acts: readonly Act[]): readonly Shown<Lesson>[] {
  const known = new Set(lessons.map(({ id }) => id));
  const planned = acts.flatMap(plannedLesson).filter(({ id }) => !known.has(id));
  return [...lessons, ...planned]
    .map((lesson) => {
      const record = lessonPath(lesson.offerId, lesson.id);
      const over = actsOver(acts, record, lesson.lastChange);
      return { ...split(acts, record), item: over.reduce(lessonAfter, lesson) };
    })
    .sort((one, other) => one.item.startsAt.localeCompare(other.item.startsAt));
}

const answerShape = v.object({
  answer: v.object({ hours: v.array(v.string()), reason: v.string(), words: v.string() }),
});

const offerAfter = (offer: Offer, act: Act): Offer => {
  const answer = readShown(answerShape, act)?.answer as Offer['answer'] | undefined;
  const moved = { ...offer, movedAt: act.addedAt, lastChange: act.id };
  const answered = { ...moved, ...(answer && { answer }) };
  switch (act.event) {
    case 'offer.accepted':
      return { ...answered, state: 'accepted' };
    case 'offer.amended':
      return { ...answered, state: 'amended' };
    case 'offer.declined':
      return { ...answered, state: 'declined' };
    case 'lessons.ended':
      return { ...moved, state: 'ended' };
    default:
      return offer;
  }
};

/** Offers with what was done on this phone, as they were ordered. */
export const offersWithActs = (offers: readonly Offer[], acts: readonly Act[]): readonly Shown<Offer>[] =>
  offers.map((offer) => {
    const record = offerPath(offer.id);
    const over = actsOver(acts, record, offer.lastChange);
    return { ...split(acts, record), item: over.reduce(offerAfter, offer) };
  });

/** The tutor's profile with what was changed on this phone. */
export function profileWithActs(tutor: Tutor, acts: readonly Act[]): Shown<Tutor> {
  const record = tutorPath(tutor.id);
  const isOver = (act: Act) => isWaitingAct(act) || (act.state === 'sent' && act.basis === tutor.updatedAt);
  const over = acts.filter((act) => act.record === record && isOver(act));
  const after = (profile: Tutor, act: Act): Tutor => {
    if (act.event === 'tutor.paused') return { ...profile, state: 'paused' };
    if (act.event === 'tutor.resumed') return { ...profile, state: 'active' };
    // Made by this page from a form that its schema has read.
    return act.event === 'profile.changed' ? { ...profile, ...(act.shown as Partial<Tutor>) } : profile;
  };
  return { ...split(acts, record), item: over.reduce(after, tutor) };
}

/** What was typed at the door of a lesson: what the backend has, and what this phone has typed and no list shows yet. */
export function entriesWithActs(
  entries: readonly DoorEntry[],
  acts: readonly Act[],
): readonly (DoorEntry & { readonly isWaiting: boolean })[] {
  const typed = acts.flatMap((act) => {
    const entry = act.event.startsWith('door.') ? readShown(entryShape, act) : null;
    const isKnown = entries.some((one) => one.moment === entry?.moment && one.issue === entry.issue);
    return entry && !isKnown ? { ...entry, at: act.addedAt, isWaiting: isWaitingAct(act) } : [];
  });
  return [...entries.map((entry) => ({ ...entry, isWaiting: false })), ...typed].sort(
    (one, other) => one.issue - other.issue,
  );
}
