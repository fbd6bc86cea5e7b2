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

/** One thing that was done on this phone and that its record does not show yet. */
export type Act = WaitingAct | RefusedAct;

/** The backend has it: the record itself shows it now. Nothing of it lies on this phone any more. */
export interface DoneAct {
  readonly id: string;
  readonly state: 'done';
}

export const isWaitingAct = (act: Act | DoneAct): act is WaitingAct => act.state === 'waiting';
