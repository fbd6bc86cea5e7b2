import { cameToNothing, lessonPath, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import {
  isFailedWrite,
  isWaitingWrite,
  type NewPendingWrite,
  type PendingWrite,
} from '@/shared/pending-writes';
import { isOfSeries } from './is-of-series';
import { planLessonBy, type LessonPlan, type Planner } from './lesson-plan';

/** Plans lessons of several weeks. Each is a write of its own: one that is refused holds up no other. */
export function planSeries(
  planner: Planner,
  offer: Parameters<typeof planLessonBy>[1],
  starts: readonly string[],
  terms: Omit<LessonPlan, 'startsAt' | 'isTrial'>,
  lessons: readonly Pick<Lesson, 'id' | 'startsAt' | 'state'>[],
): readonly NewPendingWrite[] {
  const acts = starts.map((startsAt) =>
    planLessonBy(planner, offer, { ...terms, startsAt, isTrial: false }, lessons),
  );
  const series = acts[0]?.id;
  return acts.map((act) => ({ ...act, shown: { ...act.shown, series, of: acts.length } }));
}

/** How far several lessons that were planned at once have come. */
interface SeriesProgress {
  readonly count: number;
  /** Those that are planned and still take place, or have. */
  readonly planned: number;
  /** Those that were planned and are cancelled, missed or stopped since. */
  readonly gone: number;
  readonly waiting: number;
  readonly failed: readonly PendingWrite[];
}

/** How long it is said that all are planned, in milliseconds. */
const saidForMs = 600_000;

/**
 * Progress of the lessons of an offer that were planned at once; null when there is nothing to say.
 * @param acts all acts of their owner
 * @param lessons those of the offer, as far as they are known
 */
export function seriesProgress(
  offerId: Offer['id'],
  acts: readonly PendingWrite[],
  lessons: readonly Pick<Lesson, 'id' | 'state'>[],
  now: Date,
): SeriesProgress | null {
  const own = acts.filter((act) => isOfSeries(act) && act.shown.offerId === offerId);
  const failed = own.filter(isFailedWrite);
  const waiting = own.filter(isWaitingWrite).length;
  const isFresh = own.some(
    (act) => act.state === 'sent' && now.getTime() - Date.parse(act.sentAt) < saidForMs,
  );
  if (waiting + failed.length === 0 && !isFresh) return null;
  // Of a series that is partly sent the sent ones may be gone from this phone.
  const sizes = new Map(own.map(({ shown }) => [shown.series, Number(shown.of)]));
  const count = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const over = new Set(
    lessons.filter(({ state }) => cameToNothing(state)).map(({ id }) => lessonPath(offerId, id)),
  );
  const gone = own.filter(({ state, record }) => state === 'sent' && over.has(record)).length;
  return { count, planned: count - waiting - failed.length - gone, gone, waiting, failed };
}
