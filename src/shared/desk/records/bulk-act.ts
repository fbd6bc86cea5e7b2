import type { DocumentData } from '@/shared/backend';

/** What the office says once for all records that it moves. */
export interface GivenReason {
  /** Code of the reason. */
  readonly reason: string;
  readonly words: string;
}

/** The question for a reason, and where the answer is stored. */
export interface BulkReason {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The field for words; absent where the code of the reason says all. */
  readonly words?: {
    readonly label: string;
    readonly hint: string;
    /** Whether words are needed with every reason, not with “other” alone. */
    readonly isNeeded: boolean;
    /** In characters. */
    readonly maxLength: number;
  };
  /** Fields that the transition sets. */
  readonly changesOf: (given: GivenReason) => DocumentData;
}

/** What the desk can do with many records at once, each in a write of its own. */
export interface BulkAct {
  /** Event of the transition in the lifecycle of the records; with `field`, of the change-log entry. */
  readonly event: string;
  /** What comes of it for whoever sent the records, said before it is done; absent where nothing does. */
  readonly words?: string;
  readonly reason?: BulkReason;
  /**
   * Field that is set in place of a transition, in records that have it; the entry tells what it was and is.
   * There is nothing to warn of, and nobody outside the office is told.
   */
  readonly field?: 'assignee';
}
