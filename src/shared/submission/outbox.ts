import { createContext } from 'react';
import { useProvided } from '@/shared/provided';
import type { ReferenceCode } from './reference-code';
import type { SubmittedDraft, ReturnedDraft } from '@/shared/device-database';
import type { Submission } from './outbox-item';
import type { OutboxActor } from './outbox-machine';
import type { TakeBackOutcome } from './take-back';

/** The outbox of this phone. */
export interface Outbox {
  /** Actor that sends waiting items and holds all items. */
  readonly actor: OutboxActor;
  /**
   * Stores a submission and starts sending it. Returns its code, which is an earlier one when the same
   * content already waits; null when the device denies storage.
   * @param draft deleted in the same transaction
   */
  readonly keep: (
    code: ReferenceCode,
    submission: Submission,
    draft: SubmittedDraft | null,
  ) => Promise<ReferenceCode | null>;
  /** Lists a submission that was sent past the outbox. Does nothing when the device denies storage. */
  readonly noteSent: (code: ReferenceCode, submission: Submission) => Promise<void>;
  /** Moves an unsent submission back into its form; see `takeBack`. */
  readonly takeBack: (
    code: ReferenceCode,
    toDraft: (submission: Submission) => Promise<ReturnedDraft | null>,
  ) => Promise<TakeBackOutcome>;
  /** Checks the network and retries what waits, now. */
  readonly tryNow: () => void;
  /** Removes an item from this phone's list. */
  readonly forget: (code: ReferenceCode) => Promise<void>;
  /** Removes sent items now, and waiting ones once they are sent. Rejected items stay. */
  readonly forgetSent: () => Promise<void>;
  /** Removes everything from this phone, sent or not. */
  readonly clear: () => Promise<void>;
}

export type LoadOutbox = () => Promise<Outbox>;

/** Provided by app/composition. Always loads the same outbox. */
export const LoadOutboxContext = createContext<LoadOutbox | null>(null);

export const useLoadOutbox = (): LoadOutbox => useProvided(LoadOutboxContext);
