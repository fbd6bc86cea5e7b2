import type { Lifecycle, Transition } from '@/shared/lib/lifecycle';

/** Common fields of all records on the desk. */
export interface DeskRecord {
  readonly ref: `LL-${string}`;
  readonly path: string;
  readonly state: string;
  readonly createdAt: string;
  readonly isSample: boolean;
  /**
   * Time from which the record is late, in milliseconds: an offer without an answer for a day. Null when it
   * cannot be late.
   */
  readonly lateFrom: number | null;
  /**
   * Time from which the family is to be asked for its interest, in milliseconds; null when not applicable.
   */
  readonly askFrom: number | null;
  /** The family left its tutor because of a worry, and the office has added no note since. */
  readonly isWorried: boolean;
  /** An open report of a child at risk. Always comes first. */
  readonly isUrgent: boolean;
  /** Searchable text, in lower case. */
  readonly searchable: string;
  /** Searchable reference code: lower case, without hyphen. */
  readonly searchableCode: string;
  readonly transitions: readonly Transition[];
}

/** The office's transitions from each state. Arrays are shared by all records. */
export const officeTransitions = (lifecycle: Lifecycle): ReadonlyMap<string, readonly Transition[]> =>
  new Map(lifecycle.states.map((state) => [state, lifecycle.transitionsFrom(state, 'office')]));

/** Searchable text and code of a record, in lower case. */
export const searchTexts = (ref: string, words: readonly string[]) => ({
  searchable: [ref, ...words].join(' ').toLowerCase(),
  searchableCode: ref.replace('-', '').toLowerCase(),
});

/** Middle part of a reference code, enough to distinguish records on screen. */
export const shortCode = (ref: string): string => `${ref.slice(4, 8)} ${ref.slice(8, 12)}`.trim();

/** Start and end of a reference code: enough to find the record, but not to act with it. */
export const fileCode = (ref: string): string => `${ref.slice(0, 7)}…${ref.slice(-2)}`;

export const isLate = ({ lateFrom }: Pick<DeskRecord, 'lateFrom'>, now: Date): boolean =>
  lateFrom !== null && now.getTime() > lateFrom;

/** Whether the family is to be asked for its interest now. */
export const isToAsk = ({ askFrom: from }: Pick<DeskRecord, 'askFrom'>, now: Date): boolean =>
  from !== null && now.getTime() >= from;
