import { isToCome, lessonPath, type Lesson } from '@/entities/lesson';
import type { PendingWrite } from '@/shared/pending-writes';
import { isOfSeries } from './is-of-series';

/** A lesson that was planned on this phone just now. */
export interface PlannedNow {
  /** ISO 8601 UTC. */
  readonly startsAt: string;
  /** Whether the other side can see it; else it waits on this phone. */
  readonly isSent: boolean;
}

/** A time that was pressed on this page. */
export interface PressedTime {
  /** ISO 8601 UTC. */
  readonly startsAt: string;
  /** When it was pressed, in milliseconds since the epoch. */
  readonly at: number;
}

/** How long it is said what was planned, in milliseconds: 10 minutes. */
const saidForMs = 600_000;

/** The pressed time, once the lessons have it. A phone that keeps nothing knows it by no act. */
function plannedAsPressed(
  { startsAt, at }: PressedTime,
  lessons: readonly Pick<Lesson, 'state' | 'startsAt'>[],
  now: Date,
): PlannedNow | null {
  const isThere = lessons.some((lesson) => lesson.startsAt === startsAt && isToCome(lesson.state));
  return isThere && now.getTime() - at < saidForMs ? { startsAt, isSent: true } : null;
}

/**
 * The lesson of an offer that was planned last on this phone, by itself; null when none was planned just now,
 * or it does not stand any more.
 * @param hopeful acts of this phone that are accepted or pending
 * @param lessons the lessons of the offer, as far as they are known
 * @param pressed the time that was pressed on this page last
 */
export function plannedNow(
  offerId: string,
  hopeful: readonly PendingWrite[],
  lessons: readonly Pick<Lesson, 'id' | 'state' | 'startsAt'>[],
  now: Date,
  pressed: PressedTime | null,
): PlannedNow | null {
  const act = hopeful
    .filter((one) => one.event === 'lesson.planned' && one.shown.offerId === offerId && !isOfSeries(one))
    .at(-1);
  if (act === undefined) return pressed && plannedAsPressed(pressed, lessons, now);
  const isSent = act.state === 'sent';
  if (isSent && now.getTime() - Date.parse(act.sentAt) >= saidForMs) return null;
  const startsAt = String(act.shown.startsAt);
  const lesson = lessons.find(({ id }) => lessonPath(offerId, id) === act.record);
  return lesson && (!isToCome(lesson.state) || lesson.startsAt !== startsAt) ? null : { startsAt, isSent };
}
