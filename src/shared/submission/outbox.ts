import { createContext, use } from 'react';
import type { ReferenceCode } from './reference-code';
import type { HandedDraft, ReturnedDraft } from '@/shared/device-database';
import type { Submission } from './outbox-item';
import type { OutboxActor } from './outbox-machine';
import type { TakenBack } from './take-back';

/** The outbox of this phone, once its code is here. */
export interface Outbox {
  /** Sends what waits, and knows all items. */
  readonly actor: OutboxActor;
  /**
   * Keeps a submission and begins to send it. Gives the code it is kept under, which is another one when the same content
   * waits already; null when this device gives no storage.
   * @param draft on this device, which goes in the same moment
   */
  readonly keep: (
    code: ReferenceCode,
    submission: Submission,
    draft: HandedDraft | null,
  ) => Promise<ReferenceCode | null>;
  /** Gives what was not sent back to its form; see `takeBack`. */
  readonly takeBack: (
    code: ReferenceCode,
    toDraft: (submission: Submission) => Promise<ReturnedDraft | null>,
  ) => Promise<TakenBack>;
  /** Looks around and tries what waits, now. */
  readonly tryNow: () => void;
  /** Takes an item off the list of this phone. */
  readonly forget: (code: ReferenceCode) => Promise<void>;
  /** Takes off this phone what was sent, at once, and what waits as soon as it is sent; what was refused stays. */
  readonly forgetSent: () => Promise<void>;
  /** Takes everything off this phone, sent or not. */
  readonly clear: () => Promise<void>;
}

export type LoadOutbox = () => Promise<Outbox>;

/** Provided by app/composition: the outbox of this phone, the same one every time. */
export const LoadOutboxContext = createContext<LoadOutbox | null>(null);

export function useLoadOutbox(): LoadOutbox {
  const load = use(LoadOutboxContext);
  if (!load) throw new Error('useLoadOutbox must be used inside LoadOutboxContext');
  return load;
}
