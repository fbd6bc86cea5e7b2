import type { ReferenceCode } from './reference-code';
import type { BackendErrorCode, Write } from '@/shared/backend';

interface KeptItem {
  readonly code: ReferenceCode;
  /** Of its content; stays when the content goes. */
  readonly fingerprint: string;
  /** When Send was pressed, ISO-8601. */
  readonly addedAt: string;
  /** Whoever sent it has left this phone and wants nothing kept: its code goes as well once the backend has it. */
  readonly isForgottenOnceSent?: true;
}

/** A file that goes with a submission. Its bytes lie with it on this phone. */
export interface SubmittedFile {
  /** Of the file in the backend, the same at every try. */
  readonly id: string;
  /** Path of the record it belongs to. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly file: Blob;
  /** Which of the form's papers it is, for its way back into the form. */
  readonly kind: string;
}

/** What a form sent, and what brings it back into its form. */
export interface Submission {
  readonly writes: readonly Write[];
  /** Sent after the record. */
  readonly files?: readonly SubmittedFile[];
  /** The name and version of the form's draft, and what was typed. */
  readonly form: string;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** The address of the form. */
  readonly editAt: string;
}

/** On this phone: not accepted by the backend yet. */
export interface WaitingItem extends KeptItem, Submission {
  readonly state: 'waiting';
  readonly tries: number;
  /** When it was tried last, ISO-8601. */
  readonly triedAt?: string;
  /** Why the last try did not get through; null before the first. */
  readonly problem: BackendErrorCode | null;
  /** A try has begun. The answer may be lost, or the phone may have died in it, so the record may have arrived. */
  readonly isBegun?: true;
  /** The backend has the record; only files wait. It cannot go back into its form any more. */
  readonly hasArrived?: true;
}

/** The backend has refused it, and would refuse it again. */
export interface RefusedItem extends KeptItem, Submission {
  readonly state: 'refused';
  readonly problem: BackendErrorCode;
}

/** The backend has it. What was in it is no longer kept here. */
export interface SentItem extends KeptItem {
  readonly state: 'sent';
  /** ISO-8601. */
  readonly sentAt: string;
  /** Names of the files that the backend has refused, or this phone could not read; the record is there without them. */
  readonly lostFiles?: readonly string[];
}

/** One submission of this phone. */
export type OutboxItem = WaitingItem | RefusedItem | SentItem;

export const isWaiting = (item: OutboxItem): item is WaitingItem => item.state === 'waiting';
