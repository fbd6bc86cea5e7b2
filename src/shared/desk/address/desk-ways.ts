import type { DeskPlace } from './desk-address';

/** Navigation of a desk view. */
export interface DeskWays {
  readonly place: DeskPlace;
  /** Reference code of the open record; null when only the list shows. */
  readonly openRef: string | null;
  /** Which record was just closed: its row takes the focus. A new object each time; null otherwise. */
  readonly closed: { readonly closedRef: string } | null;
  readonly go: (change: Partial<DeskPlace>) => void;
  readonly addressOf: (ref: string | null) => string;
  readonly close: () => void;
  /** Whether closing leads back to what is to be done today, and not to the list. */
  readonly isFromToday: boolean;
}
