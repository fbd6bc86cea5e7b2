/** What a certificate says of lessons. */
export interface Counted {
  readonly lessons: number;
  /** All of them together. */
  readonly minutes: number;
  /** Days of the first and of the last, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
}

/** A lesson that the family has confirmed. */
interface Done {
  /** ISO-8601 UTC, which is the time of Accra. */
  readonly startsAt: string;
  readonly minutes: number;
}

const dayOf = ({ startsAt }: Done) => startsAt.slice(0, 10);

/** Counts lessons that were confirmed; null when there are none. Nobody types such a number by hand. */
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

/** The same for the period of a certificate: lessons that came later are not held against it. */
export const countWithin = (
  done: readonly Done[],
  { from, until }: Pick<Counted, 'from' | 'until'>,
): Counted | null => countLessons(done.filter((lesson) => dayOf(lesson) >= from && dayOf(lesson) <= until));

/** Whether a count says what a certificate says. */
export const isSameCount = (one: Counted, other: Counted | null): boolean =>
  one.lessons === other?.lessons &&
  one.minutes === other.minutes &&
  one.from === other.from &&
  one.until === other.until;

/**
 * Whether a count bears out all that a certificate claims. It may be more: what the family confirmed after the tutor had asked.
 * Every lesson of the claim is in the count, so first and last day stay the same.
 */
export const covers = (counted: Counted | null, claimed: Counted): boolean =>
  counted !== null &&
  counted.lessons >= claimed.lessons &&
  counted.minutes >= claimed.minutes &&
  counted.from === claimed.from &&
  counted.until === claimed.until;
