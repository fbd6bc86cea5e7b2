import type { ReactNode } from 'react';
import type { BulkAct } from '../records/bulk-act';
import type { DeskRecord } from '../records/desk-record';
import type { Selection } from '../table/use-selection';

/** What a list offers for its selected records. */
export interface ListActs {
  /** Transitions that can be made of many records at once. */
  readonly acts: readonly BulkAct[];
  /** A button that saves the selected records as a file; null where nothing leaves the desk. */
  readonly save: ReactNode;
}

/** Content that the page passes to a list. */
export interface ListSlots {
  /**
   * Above the table: junk, saved views and bulk actions.
   * @param tools buttons of the list itself
   */
  readonly bar: (selection: Selection, tools: ReactNode, offered: ListActs) => ReactNode;
  /**
   * The open record, with the details from the view.
   * @param record null when the record in the address is not in the list
   */
  readonly panel: (record: DeskRecord | null, facts: ReactNode) => ReactNode;
}
