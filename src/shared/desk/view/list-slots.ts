import type { ReactNode } from 'react';
import type { DeskRecord } from '../records/desk-record';
import type { Selection } from '../records/use-selection';

/** Content that the page passes to a list. */
export interface ListSlots {
  /** Above the table: junk and bulk actions. */
  readonly bar: (selection: Selection) => ReactNode;
  /**
   * The open record, with the details from the view.
   * @param record null when the record in the address is not in the list
   */
  readonly panel: (record: DeskRecord | null, facts: ReactNode) => ReactNode;
}
