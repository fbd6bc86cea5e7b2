import type { DemandFigures, WaitingFigures } from '@/entities/site-figure';
import type { TuitionRequest } from '@/entities/tuition-request';
import { levelOf, type Subject } from '@/shared/ghana';
import { daysUntil } from './days-until';
import { quantile } from './quantile';

const waitingStates: readonly string[] = ['submitted', 'reviewing', 'asking', 'offered'];

type Counted = Pick<TuitionRequest, 'ref' | 'state' | 'createdAt' | 'lessons' | 'isSample'>;

/**
 * Days from submission to the accepted tutor, by priority subject, rounded up: median and 90th percentile.
 * Skips sample data.
 * @param matchedAt time of the first match, by reference code
 */
export function countWaiting(
  requests: readonly Counted[],
  matchedAt: ReadonlyMap<string, string>,
): WaitingFigures {
  const days = new Map<Subject, number[]>();
  for (const { ref, createdAt, lessons, isSample } of requests) {
    const at = matchedAt.get(ref);
    if (at === undefined || isSample) continue;
    const known = days.get(lessons.prioritySubject) ?? [];
    days.set(lessons.prioritySubject, [...known, daysUntil(createdAt, at)]);
  }
  return Object.fromEntries(
    Array.from(days, ([subject, waits]) => {
      const sorted = [...waits].sort((one, other) => one - other);
      const figures = { medianDays: quantile(sorted, 0.5), p90Days: quantile(sorted, 0.9) };
      return [subject, { matches: sorted.length, ...figures }];
    }),
  );
}

/** Number of families waiting for a tutor, by priority subject and level. */
export function countDemand(requests: readonly Counted[]): DemandFigures {
  const counts: Partial<Record<Subject, Record<string, number>>> = {};
  for (const { state, lessons, isSample } of requests) {
    if (!waitingStates.includes(state) || isSample) continue;
    const level = levelOf(lessons.schoolClass);
    const known = counts[lessons.prioritySubject];
    counts[lessons.prioritySubject] = { ...known, [level]: (known?.[level] ?? 0) + 1 };
  }
  return counts;
}
