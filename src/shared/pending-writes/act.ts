import type { BackendErrorCode, Write } from '@/shared/backend';

/** What somebody did, as one batch. Its writes create at least one document of a new id, so that twice is the same as once. */
export interface NewAct {
  /** The id of its line of the change log, or of the document that it creates. */
  readonly id: string;
  /** Who did it: the id of an account, or the reference code of a family. */
  readonly owner: string;
  /** Path of the record that it is about. Acts on one record are sent one after the other. */
  readonly record: string;
  /** What happened, as the record's life names it. */
  readonly event: string;
  readonly writes: readonly Write[];
  /**
   * The version of the record that was on the screen: its `lastChange`. Absent where the act creates what it is about. A copy of
   * another version shows the act already, or something later.
   */
  readonly basis?: string;
  /** The id of an act without which this one must not happen, such as the choice of a tutor before the others are passed. */
  readonly waitsFor?: string;
  /** Another phone of the same family or tutor would give its document the same id: a door code, and what was typed of it. */
  readonly isShared?: true;
  /** What was typed and chosen, for the screen that shows it. */
  readonly shown: Readonly<Record<string, unknown>>;
}

interface KeptAct extends NewAct {
  /** When it was done, ISO-8601. */
  readonly addedAt: string;
  /** Its place among the acts of this phone. */
  readonly place: number;
  readonly tries: number;
  /** When it was tried last, ISO-8601. */
  readonly triedAt?: string;
}

/** On this phone: not accepted by the backend yet. */
export interface WaitingAct extends KeptAct {
  readonly state: 'waiting';
  /** Why the last try did not get through; null before the first. */
  readonly problem: BackendErrorCode | null;
}

/** The backend has refused it, and would refuse it again. */
export interface RefusedAct extends KeptAct {
  readonly state: 'refused';
  readonly problem: BackendErrorCode;
}

/** What it waited for was refused or taken back, so it was never sent. */
export interface DroppedAct extends KeptAct {
  readonly state: 'dropped';
  readonly problem: null;
}

/** The backend has it. It stays for the screens until a copy of its record shows it; its writes do not. */
export interface SentAct extends KeptAct {
  readonly state: 'sent';
  readonly problem: null;
  /** ISO-8601. */
  readonly sentAt: string;
}

/** One thing that was done on this phone. */
export type Act = WaitingAct | RefusedAct | DroppedAct | SentAct;

/** Not accepted, and it never will be. */
export type FailedAct = RefusedAct | DroppedAct;

export const isWaitingAct = (act: Act): act is WaitingAct => act.state === 'waiting';

export const isFailedAct = (act: Act): act is FailedAct => act.state === 'refused' || act.state === 'dropped';
