import type { ReferenceCode } from './reference-code';
import type { BackendErrorCode, Write } from '@/shared/backend';

interface KeptItem {
  readonly code: ReferenceCode;
  /** Hash of the content; kept after the content is deleted. */
  readonly fingerprint: string;
  /** When Send was pressed, ISO 8601. */
  readonly addedAt: string;
  /** The sender left this phone and wants nothing kept: delete the item once the backend has accepted it. */
  readonly isForgottenOnceSent?: true;
}

/** An attached file; its bytes are stored with the submission. */
export interface SubmittedFile {
  /** Id of the file in the backend, the same for every retry. */
  readonly id: string;
  /** Path of the record that it belongs to. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly file: Blob;
  /** Which of the form's papers it is, used to restore the form. */
  readonly kind: string;
}

/** What a form sends, and what restores the form. */
export interface Submission {
  readonly writes: readonly Write[];
  /** Sent after the record. */
  readonly files?: readonly SubmittedFile[];
  /** Name and version of the form's draft, and the entered values. */
  readonly form: string;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Address of the form. */
  readonly editAt: string;
}

/** Queued: the backend has not accepted it yet. */
export interface WaitingItem extends KeptItem, Submission {
  readonly state: 'waiting';
  readonly tries: number;
  /** When it was last tried, ISO 8601. */
  readonly triedAt?: string;
  /** Why the last try failed; null before the first try. */
  readonly problem: BackendErrorCode | null;
  /** A try has started. Its answer may be lost, so the record may have arrived. */
  readonly isBegun?: true;
  /** The backend has the record; only files remain. The submission cannot be taken back. */
  readonly hasArrived?: true;
}

/** The backend rejected it, and a retry would be rejected again. */
export interface RefusedItem extends KeptItem, Submission {
  readonly state: 'refused';
  readonly problem: BackendErrorCode;
}

/** The backend has accepted it. Its content is deleted here. */
export interface SentItem extends KeptItem {
  readonly state: 'sent';
  /** ISO 8601. */
  readonly sentAt: string;
  /**
   * Names of files that the backend rejected or this phone could not read. The record arrived without them.
   */
  readonly lostFiles?: readonly string[];
}

/** A submission in any state. */
export type OutboxItem = WaitingItem | RefusedItem | SentItem;

export const isWaiting = (item: OutboxItem): item is WaitingItem => item.state === 'waiting';
