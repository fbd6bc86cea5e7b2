import type { DocumentData, Write } from '@/shared/backend';
import type { Lifecycle, Transition } from '@/shared/lib/lifecycle';

/** Common fields of all records on the desk. */
export interface DeskRecord {
  /** Reference code; of a homework question, whose code the office has no need of, its id. */
  readonly ref: `LL-${string}` | `${string}-${string}-${string}-${string}-${string}`;
  readonly path: string;
  readonly state: string;
  readonly createdAt: string;
  readonly isSample: boolean;
  /** Its state needs the office. A view shows these records first. */
  readonly isWaiting: boolean;
  /** Time from which the record is late, in milliseconds; null when it cannot be late. */
  readonly lateFrom: number | null;
  /** Time from which the office is to follow the record up, in milliseconds; null when it need not. */
  readonly dueAt: number | null;
  /** Needs a person's attention whatever its state. Never part of a bulk action. */
  readonly isFlagged: boolean;
  /** Comes first, however the list is sorted. Never part of a bulk action. */
  readonly isUrgent: boolean;
  /** Searchable text, in lower case. */
  readonly searchable: string;
  /** Searchable reference code: lower case, without hyphen. */
  readonly searchableCode: string;
  readonly transitions: readonly Transition[];
  /** Who of the office looks after it; empty without anybody, absent where nobody can. */
  readonly assignee?: string;
  /** Further fields that a transition of many records sets. */
  readonly changesWith?: (transition: Transition) => DocumentData;
  /** Further writes of the commit that makes a transition. */
  readonly writesWith?: (transition: Transition) => readonly Write[];
  /**
   * Further writes that other records decide, which are read first. Not for transitions of many records.
   * Rejects with a `BackendError`.
   */
  readonly readsWith?: (transition: Transition) => Promise<readonly Write[]>;
}

/** The office's transitions from each state. Arrays are shared by all records. */
export const officeTransitions = (lifecycle: Lifecycle): ReadonlyMap<string, readonly Transition[]> =>
  new Map(lifecycle.states.map((state) => [state, lifecycle.transitionsFrom(state, 'office')]));

/** Searchable text and code of a record, in lower case. */
export const searchTexts = (ref: string, words: readonly string[]) => ({
  searchable: [ref, ...words].join(' ').toLowerCase(),
  searchableCode: ref.replace('-', '').toLowerCase(),
});

/** Middle part of a reference code, or beginning of a random id: enough to tell records apart on screen. */
export const shortCode = (ref: string): string =>
  ref.startsWith('LL-') ? `${ref.slice(4, 8)} ${ref.slice(8, 12)}`.trim() : ref.slice(0, 8);

/** Start and end of a reference code: enough to find the record, but not to act with it. */
export const fileCode = (ref: string): string => `${ref.slice(0, 7)}…${ref.slice(-2)}`;

export const isLate = ({ lateFrom }: Pick<DeskRecord, 'lateFrom'>, now: Date): boolean =>
  lateFrom !== null && now.getTime() > lateFrom;

/** Whether the office is to follow the record up now. */
export const isDue = ({ dueAt }: Pick<DeskRecord, 'dueAt'>, now: Date): boolean =>
  dueAt !== null && now.getTime() >= dueAt;
