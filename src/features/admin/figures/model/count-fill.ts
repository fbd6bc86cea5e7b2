import type { Fill, FillShare } from '@/entities/site-figure';
import type { TuitionRequest } from '@/entities/tuition-request';
import { daysUntil } from './days-until';
import { quantile } from './quantile';

const dayMs = 86_400_000;

/** Requests count that are no older than this many days. */
const countedDays = 90;

/** A request without a tutor counts once it is this many days old: before that, the office still looks. */
const lookingDays = 7;

type Counted = Pick<TuitionRequest, 'ref' | 'createdAt' | 'isSample'> & {
  readonly lessons: Pick<TuitionRequest['lessons'], 'prioritySubject'>;
  readonly place: Pick<TuitionRequest['place'], 'region'>;
};

/** Days from sending until a tutor said yes, rounded up; null where nobody has. */
type Wait = number | null;

function shareOf(waits: readonly Wait[]): FillShare {
  const days = waits.filter((wait) => wait !== null).sort((one, other) => one - other);
  return {
    asked: waits.length,
    found: days.length,
    ...(days.length > 0 && { medianDays: quantile(days, 0.5) }),
  };
}

/** For how many requests of the last 90 days a tutor was found, by first subject and by region. */
export function countFill(
  requests: readonly Counted[],
  matchedAt: ReadonlyMap<string, string>,
  now: Date,
): Omit<Fill, 'updatedAt'> {
  const [subjects, regions] = [new Map<string, Wait[]>(), new Map<string, Wait[]>()];
  for (const { ref, createdAt, isSample, lessons, place } of requests) {
    const age = now.getTime() - Date.parse(createdAt);
    const at = matchedAt.get(ref);
    if (isSample || age > countedDays * dayMs) continue;
    if (at === undefined && age < lookingDays * dayMs) continue;
    const wait = at === undefined ? null : daysUntil(createdAt, at);
    for (const [group, key] of [
      [subjects, lessons.prioritySubject],
      [regions, place.region],
    ] as const)
      group.set(key, [...(group.get(key) ?? []), wait]);
  }
  const shares = (group: ReadonlyMap<string, readonly Wait[]>) =>
    Object.fromEntries([...group].map(([key, waits]) => [key, shareOf(waits)]));
  return { bySubject: shares(subjects), byRegion: shares(regions) };
}
