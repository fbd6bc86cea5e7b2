import type { BackendErrorCode, Write } from '@/shared/backend';

/**
 * A pending write before it is queued: one batch. At least one write creates a document with a new id, so
 * that a retry cannot apply the batch twice.
 */
export interface NewAct {
  /** The id of its change-log entry, or of the document that it creates. */
  readonly id: string;
  /** Who wrote it: an account id, or a family's reference code. */
  readonly owner: string;
  /** Path of the affected record. Acts on the same record are sent in order. */
  readonly record: string;
  /** Event name in the record's lifecycle. */
  readonly event: string;
  readonly writes: readonly Write[];
  /**
   * The version of the record on screen (its `lastChange`). Absent when the act creates the record. A copy
   * with another version already contains this act or a later one.
   */
  readonly basis?: string;
  /**
   * The id of a prerequisite act. Passing over the other tutors, for example, waits for the choice of one.
   */
  readonly waitsFor?: string;
  /**
   * Another phone of the same family or tutor could create the same document id, for example with a door
   * code.
   */
  readonly isShared?: true;
  /** The entered values, for the screen that shows the act. */
  readonly shown: Readonly<Record<string, unknown>>;
}

interface KeptAct extends NewAct {
  /** When it was queued, ISO 8601. */
  readonly addedAt: string;
  /** Its position in this phone's queue. */
  readonly place: number;
  readonly tries: number;
  /** When it was last tried, ISO 8601. */
  readonly triedAt?: string;
}

/** Queued: the backend has not accepted it yet. */
export interface WaitingAct extends KeptAct {
  readonly state: 'waiting';
  /** Why the last try failed; null before the first try. */
  readonly problem: BackendErrorCode | null;
}

/** The backend rejected it, and a retry would be rejected again. */
export interface RefusedAct extends KeptAct {
  readonly state: 'refused';
  readonly problem: BackendErrorCode;
}

/** Never sent, because its prerequisite was rejected or removed. */
export interface DroppedAct extends KeptAct {
  readonly state: 'dropped';
  readonly problem: null;
}

/** The backend has accepted it. Kept without its writes until a copy of the record contains it. */
export interface SentAct extends KeptAct {
  readonly state: 'sent';
  readonly problem: null;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** A pending write in any state. */
export type Act = WaitingAct | RefusedAct | DroppedAct | SentAct;

/** Rejected or dropped; it is never retried. */
export type FailedAct = RefusedAct | DroppedAct;

export const isWaitingAct = (act: Act): act is WaitingAct => act.state === 'waiting';

export const isFailedAct = (act: Act): act is FailedAct => act.state === 'refused' || act.state === 'dropped';
