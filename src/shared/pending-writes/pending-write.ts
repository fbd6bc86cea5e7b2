import type { BackendErrorCode, FileFacts, Write } from '@/shared/backend';

/** A file that a pending write names; its bytes are stored with it. Its id is the same for every retry. */
export interface PendingFile extends FileFacts {
  readonly file: Blob;
}

/**
 * A pending write before it is queued: one batch. At least one write creates a document with a new id, so
 * that a retry cannot apply the batch twice.
 */
export interface NewPendingWrite {
  /** The id of its change-log entry, or of the document that it creates. */
  readonly id: string;
  /** Who wrote it: an account id, or a family's reference code. */
  readonly owner: string;
  /** Path of the affected record. Acts on the same record are sent in order. */
  readonly record: string;
  /** Event name in the record's lifecycle. */
  readonly event: string;
  readonly writes: readonly Write[];
  /** Put before the writes, which name them. Their drafts are deleted from the device when it is queued. */
  readonly files?: readonly PendingFile[];
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
  /** How long its owner's page must know of it once it is sent, in milliseconds. Its `shown` is emptied. */
  readonly keptForMs?: number;
  /** The entered values, for the screen that shows the act. */
  readonly shown: Readonly<Record<string, unknown>>;
}

interface StoredPendingWrite extends NewPendingWrite {
  /** When it was queued, ISO 8601. */
  readonly addedAt: string;
  /** Its position in this phone's queue. */
  readonly place: number;
  readonly tries: number;
  /** When it was last tried, ISO 8601. */
  readonly triedAt?: string;
}

/** Queued: the backend has not accepted it yet. */
export interface WaitingWrite extends StoredPendingWrite {
  readonly state: 'waiting';
  /** Why the last try failed; null before the first try. */
  readonly problem: BackendErrorCode | null;
}

/** The backend rejected it, and a retry would be rejected again. */
export interface RefusedWrite extends StoredPendingWrite {
  readonly state: 'refused';
  readonly problem: BackendErrorCode;
}

/** Never sent, because its prerequisite was rejected or removed. */
export interface DroppedWrite extends StoredPendingWrite {
  readonly state: 'dropped';
  readonly problem: null;
}

/** The backend has accepted it. Kept without its writes until a copy of the record contains it. */
export interface SentWrite extends StoredPendingWrite {
  readonly state: 'sent';
  readonly problem: null;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** A pending write in any state. */
export type PendingWrite = WaitingWrite | RefusedWrite | DroppedWrite | SentWrite;

/** Rejected or dropped; it is never retried. */
export type FailedWrite = RefusedWrite | DroppedWrite;

export const isWaitingWrite = (act: PendingWrite): act is WaitingWrite => act.state === 'waiting';

export const isFailedWrite = (act: PendingWrite): act is FailedWrite =>
  act.state === 'refused' || act.state === 'dropped';
