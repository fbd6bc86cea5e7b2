/** The lesson counts on a certificate. */
export interface Counted {
  readonly lessons: number;
  /** Total duration of the lessons. */
  readonly minutes: number;
  /** Days of the first and last lesson, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
}

/** A confirmed lesson. */
interface Done {
  /** ISO 8601 UTC, which is also the time in Accra. */
  readonly startsAt: string;
  readonly minutes: number;
}

const dayOf = ({ startsAt }: Done) => startsAt.slice(0, 10);

/** Counts confirmed lessons; null when there are none. These numbers are never entered by hand. */
export function countLessons(done: readonly Done[]): Counted | null {
  const days = done.map(dayOf).sort();
  const [from] = days;
  const until = days.at(-1);
  if (from === undefined || until === undefined) return null;
  return {
    lessons: done.length,
    minutes: done.reduce((sum, { minutes }) => sum + minutes, 0),
    from,
    until,
  };
}

/** Counts confirmed lessons within the period of a certificate, ignoring later ones. */
export const countWithin = (
  done: readonly Done[],
  { from, until }: Pick<Counted, 'from' | 'until'>,
): Counted | null => countLessons(done.filter((lesson) => dayOf(lesson) >= from && dayOf(lesson) <= until));

/** Whether a count equals the numbers on a certificate. */
export const isSameCount = (one: Counted, other: Counted | null): boolean =>
  one.lessons === other?.lessons &&
  one.minutes === other.minutes &&
  one.from === other.from &&
  one.until === other.until;

/**
 * Whether the confirmed lessons support a certificate. The count may be higher, when the family confirmed
 * more lessons later. All claimed lessons are counted, so the first and last day must be equal.
 */
export const covers = (counted: Counted | null, claimed: Counted): boolean =>
  counted !== null &&
  counted.lessons >= claimed.lessons &&
  counted.minutes >= claimed.minutes &&
  counted.from === claimed.from &&
  counted.until === claimed.until;
