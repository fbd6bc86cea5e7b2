import * as v from 'valibot';
import {
  attendances,
  lessonCancelReasons,
  lessonMoveSchema,
  lessonPath,
  masteries,
  type DoorEntry,
  type Lesson,
} from '@/entities/lesson';
import { pendingWritesOver, isFailedWrite, isWaitingWrite, type PendingWrite } from '@/shared/pending-writes';
import { doorMoments } from '@/shared/choices';
import { actsOfRecord, readShown, type Shown } from '@/shared/pending-writes';

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

/** The start changes when the tutor accepts. */
const movedShape = v.object({ startsAt: v.exactOptional(v.string()), move: lessonMoveSchema });

const plannedShape = v.object({
  id: v.string(),
  offerId: v.string(),
  tutorId: v.string(),
  startsAt: v.string(),
  minutes: v.number(),
  isTrial: v.boolean(),
  where: v.picklist(['home', 'online']),
  price: v.number(),
  transport: v.exactOptional(v.number()),
});

const entryShape = v.object({
  moment: v.picklist(doorMoments),
  issue: v.number(),
  typed: v.string(),
  typedAt: v.string(),
});

const lessonAfter = (lesson: Lesson, act: PendingWrite): Lesson => {
  const moved = { movedAt: act.addedAt, updatedAt: act.addedAt, lastChange: act.id };
  switch (act.event) {
    case 'lesson.taught':
      return { ...lesson, ...moved, state: 'taught', ...readShown(reportShape, act) };
    case 'lesson.cancelled':
      return { ...lesson, ...moved, state: 'cancelled', ...readShown(cancellationShape, act) };
    case 'move.proposed':
      return { ...lesson, ...moved, state: 'moving', ...readShown(movedShape, act) };
    case 'move.accepted':
    case 'move.declined':
    case 'move.withdrawn':
      return { ...lesson, ...moved, state: 'planned', ...readShown(movedShape, act) };
    case 'lesson.missed':
      return { ...lesson, ...moved, state: 'missed', missedBy: 'family' };
    case 'miss.disputed':
      return { ...lesson, ...moved, state: 'contested', ...readShown(cancellationShape, act) };
    default:
      return lesson;
  }
};

/** A lesson planned on this phone that the list does not contain yet. */
function plannedLesson(act: PendingWrite): readonly Lesson[] {
  const isPlan = act.event === 'lesson.planned' && !isFailedWrite(act);
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

/** A lesson with the acts of this phone applied, whatever else was planned on it. */
export function lessonWithPending(lesson: Lesson, acts: readonly PendingWrite[]): Shown<Lesson> {
  const record = lessonPath(lesson.offerId, lesson.id);
  const over = pendingWritesOver(acts, record, lesson.lastChange);
  return { ...actsOfRecord(acts, record), item: over.reduce(lessonAfter, lesson) };
}

/** Lessons with the acts of this phone applied and those planned on it, earliest first. */
export function lessonsWithPending(
  lessons: readonly Lesson[],
  acts: readonly PendingWrite[],
): readonly Shown<Lesson>[] {
  const known = new Set(lessons.map(({ id }) => id));
  const planned = acts.flatMap(plannedLesson).filter(({ id }) => !known.has(id));
  return [...lessons, ...planned]
    .map((lesson) => lessonWithPending(lesson, acts))
    .sort((one, other) => one.item.startsAt.localeCompare(other.item.startsAt));
}

/**
 * Door entries of a lesson: stored ones, and those typed on this phone that the list does not contain yet.
 */
export function entriesWithPending(
  entries: readonly DoorEntry[],
  acts: readonly PendingWrite[],
): readonly (DoorEntry & { readonly isWaiting: boolean })[] {
  const typed = acts.flatMap((act) => {
    const entry = act.event.startsWith('door.') ? readShown(entryShape, act) : null;
    const isKnown = entries.some((one) => one.moment === entry?.moment && one.issue === entry.issue);
    return entry && !isKnown ? { ...entry, at: act.addedAt, isWaiting: isWaitingWrite(act) } : [];
  });
  return [...entries.map((entry) => ({ ...entry, isWaiting: false })), ...typed].sort(
    (one, other) => one.issue - other.issue,
  );
}
