import { createContext } from 'react';
import { useProvided } from '@/shared/provided';
import type { NewPendingWrite } from './pending-write';
import type { PendingWriteActor } from './pending-write-machine';

/** Where acts are once they were enqueued. */
export type Enqueued = 'queued' | 'sent';

/** The pending-writes queue of a signed-in tutor, or of a family with its reference code. */
export interface PendingWrites {
  /** Actor that sends waiting acts and holds all acts. */
  readonly actor: PendingWriteActor;
  /**
   * Queues all given acts, or none, and starts sending. On a shared phone, or without storage, sends them to
   * the backend one after the other and waits for the answers.
   * @param isUnkept sends them so on every phone
   * @returns whether they wait in the queue, or the backend has them
   * @throws BackendFailure when nothing may be stored and the backend did not accept every act
   */
  readonly enqueue: (acts: readonly NewPendingWrite[], isUnkept?: boolean) => Promise<Enqueued>;
  /** Checks the network and retries what waits, now. */
  readonly tryNow: () => void;
  /** Removes an act from this phone. */
  readonly forget: (id: string) => Promise<void>;
  /** Removes the acts of one owner, or all acts, sent or not. */
  readonly clear: (owner?: string) => Promise<void>;
  /**
   * Calls back with the signed-in account, null without one, now and after each change. Loads the backend.
   * Returns a function that unsubscribes.
   */
  readonly observeAccount: (listener: (account: string | null) => void) => () => void;
  /** Counts the owner's acts that the backend has not accepted. */
  readonly count: (owner: string) => Promise<number>;
}

export type LoadPendingWrites = () => Promise<PendingWrites>;

/** Provided by app/composition. Always loads the same queue. */
export const LoadPendingWritesContext = createContext<LoadPendingWrites | null>(null);

export const useLoadPendingWrites = (): LoadPendingWrites => useProvided(LoadPendingWritesContext);
