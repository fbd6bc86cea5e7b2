import type { DeskPlace } from './desk-address';

/** How a view moves about the desk: to another filter, to one record, back to the list. */
export interface DeskWays {
  readonly place: DeskPlace;
  /** The code of the opened record; null while only the list shows. */
  readonly openRef: string | null;
  readonly go: (change: Partial<DeskPlace>) => void;
  readonly addressOf: (ref: string | null) => string;
  readonly close: () => void;
}
