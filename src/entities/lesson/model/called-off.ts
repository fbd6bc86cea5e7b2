import type { Lesson } from './lesson';
import { isToCome } from './lesson-lifecycle';

/** The offer that lessons belong to. After its end `movedAt` is when it ended, in ISO 8601. */
interface Pair {
  readonly state?: unknown;
  readonly movedAt?: unknown;
}

/** Whether the lessons of a pair were already over when one was to begin. */
export const isAfterEnd = (startsAt: unknown, { state, movedAt }: Pair): boolean =>
  state !== 'chosen' && Date.parse(String(startsAt)) >= Date.parse(String(movedAt));

/**
 * The lesson as it stands under its offer: one that is still to come when either side ends the lessons is
 * called off with them. Nobody comes, reports it or pays for it. What had begun can still be reported.
 */
export const underOffer = (lesson: Lesson, offer: Pair): Lesson =>
  isToCome(lesson.state) && isAfterEnd(lesson.startsAt, offer) ? { ...lesson, state: 'stopped' } : lesson;
