import type { ReactNode } from 'react';
import type { DeskRecord } from '../records/desk-record';
import type { Selection } from '../table/use-selection';

/** Content that the page passes to a list. */
export interface ListSlots {
  /**
   * Above the table: junk, saved views and bulk actions.
   * @param tools buttons of the list itself
   */
  readonly bar: (selection: Selection, tools: ReactNode) => ReactNode;
  /**
   * The open record, with the details from the view.
   * @param record null when the record in the address is not in the list
   */
  readonly panel: (record: DeskRecord | null, facts: ReactNode) => ReactNode;
}
