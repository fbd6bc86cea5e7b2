import type { ReactNode } from 'react';
import type { DeskRecord } from '../records/desk-record';
import type { Selection } from '../records/use-selection';

/** What the page puts into a list and beside it. */
export interface ListSlots {
  /** Above the table: the way to junk, and what is done with selected records. */
  readonly bar: (selection: Selection) => ReactNode;
  /**
   * The opened record with what the view shows of it.
   * @param record null when the address names a record that is not in the list
   */
  readonly panel: (record: DeskRecord | null, facts: ReactNode) => ReactNode;
}
