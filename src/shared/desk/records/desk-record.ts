import type { Lifecycle, Transition } from '@/shared/lib/lifecycle';

/** What the list of a view shows of a record, whatever it is. */
export interface DeskRecord {
  readonly ref: `LL-${string}`;
  readonly path: string;
  readonly state: string;
  readonly createdAt: string;
  readonly isSample: boolean;
  /** From this moment on it is late, in milliseconds: an offer without answer for a day. Null for what is never late. */
  readonly lateFrom: number | null;
  /** From this moment on the family is to be asked whether it still looks, in milliseconds; null where there is nothing to ask. */
  readonly askFrom: number | null;
  /** The family left its tutor because something worries it, and the office has written no note since. */
  readonly isWorried: boolean;
  /** It tells that a child may be at risk, and is not closed: it comes before everything else. */
  readonly isUrgent: boolean;
  /** The texts that a search looks through, lower case. */
  readonly searchable: string;
  /** The code as a search has it: lower case, without its hyphen. */
  readonly searchableCode: string;
  readonly transitions: readonly Transition[];
}

/** The moves of the office from each state, the same list for every record. */
export const officeTransitions = (lifecycle: Lifecycle): ReadonlyMap<string, readonly Transition[]> =>
  new Map(lifecycle.states.map((state) => [state, lifecycle.transitionsFrom(state, 'office')]));

/** What a search looks through: the code, and what the list shows, in lower case. */
export const searchTexts = (ref: string, words: readonly string[]) => ({
  searchable: [ref, ...words].join(' ').toLowerCase(),
  searchableCode: ref.replace('-', '').toLowerCase(),
});

/** The middle of a code, enough to tell records apart on a screen. */
export const shortCode = (ref: string): string => `${ref.slice(4, 8)} ${ref.slice(8, 12)}`.trim();

/** The beginning and the end of a code: enough to find the record by, and too little to act with. */
export const fileCode = (ref: string): string => `${ref.slice(0, 7)}…${ref.slice(-2)}`;

export const isLate = ({ lateFrom }: Pick<DeskRecord, 'lateFrom'>, now: Date): boolean =>
  lateFrom !== null && now.getTime() > lateFrom;

/** Whether the family of a request is to be asked now whether it still looks. */
export const isToAsk = ({ askFrom: from }: Pick<DeskRecord, 'askFrom'>, now: Date): boolean =>
  from !== null && now.getTime() >= from;
