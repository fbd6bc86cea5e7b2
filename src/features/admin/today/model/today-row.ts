import type { DeskView } from '@/shared/desk';
import type { RegionCode, SchoolClass, Subject } from '@/shared/ghana';

/** What is asked for, in the words by which the office tells requests and homework questions apart. */
export interface Wanted {
  readonly schoolClass: SchoolClass;
  readonly subject: Subject;
  /** Null for a homework question. */
  readonly place: { readonly online: true } | { readonly town: string; readonly region: RegionCode } | null;
}

/** What a person is to do with a record, or for whom it waits. */
export type TodayTask =
  | 'request-open'
  | 'request-search'
  | 'request-ask'
  | 'request-offered'
  | 'request-look'
  | 'request-interest'
  | 'request-worried'
  | 'enquiry'
  | 'application'
  | 'review'
  | 'subject'
  | 'consultation'
  | 'report'
  | 'concern'
  | 'concern-follow'
  | 'homework'
  | 'homework-late'
  | 'booking'
  | 'booking-others'
  | 'talk-outcome'
  | 'talk-outcome-others'
  | 'renewal'
  | 'renewal-ended';

/** An open record and what it waits for. */
export interface TodayRow {
  /** Unique among all rows: the path of the record. */
  readonly key: string;
  /** The view that opens it, and the id by which it does; null where the view opens none. */
  readonly view: DeskView;
  readonly ref: string | null;
  readonly task: TodayTask;
  /** Until when it was promised, in milliseconds since the epoch; null where no time is promised. */
  readonly promisedAt: number | null;
  /** ISO 8601: sorts what has no promise. */
  readonly since: string;
  /** Somebody outside the office is to act. */
  readonly isOthers: boolean;
  /** Is to be done today although no time is promised. */
  readonly isNow: boolean;
  readonly isSample: boolean;
  /** A name that the view shows in place of a code; empty otherwise. */
  readonly name: string;
  /** Of a request of a family or a homework question; null for other records. */
  readonly wanted: Wanted | null;
}

/** In the order of the page. */
export const todayGroups = ['late', 'today', 'later', 'waiting'] as const;

export type TodayGroup = (typeof todayGroups)[number];

/** The day of a time in Ghana, whose time is UTC. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The group of a row by the clock. */
export function groupOf({ promisedAt, isOthers, isNow }: TodayRow, now: Date): TodayGroup {
  if (promisedAt !== null && now.getTime() > promisedAt) return 'late';
  if (isNow) return 'today';
  if (isOthers) return 'waiting';
  return promisedAt !== null && dayOf(promisedAt) === dayOf(now.getTime()) ? 'today' : 'later';
}

const bySoonest = (one: TodayRow, other: TodayRow): number => {
  const [first, second] = [one, other].map(({ promisedAt }) => promisedAt ?? Number.MAX_SAFE_INTEGER);
  return (first ?? 0) - (second ?? 0) || (one.since < other.since ? -1 : one.since > other.since ? 1 : 0);
};

/** Rows by group, each by promised time; those without a promise come last, the longest waiting first. */
export function groupRows(
  rows: readonly TodayRow[],
  now: Date,
): Readonly<Record<TodayGroup, readonly TodayRow[]>> {
  const groups: Record<TodayGroup, TodayRow[]> = { late: [], today: [], later: [], waiting: [] };
  for (const row of [...rows].sort(bySoonest)) groups[groupOf(row, now)].push(row);
  return groups;
}

/** The row that is due next, when nothing is due today; null when no time is promised. */
export const nextDue = (groups: ReturnType<typeof groupRows>): TodayRow | null =>
  [...groups.later, ...groups.waiting].sort(bySoonest).find(({ promisedAt }) => promisedAt !== null) ?? null;
