import { createContext, use } from 'react';
import type { NewAct } from './act';
import type { ActActor } from './act-machine';

/** What is done on this phone by a signed-in tutor, or by a family with its code, once the code of the queue is here. */
export interface Acts {
  /** Sends what waits, and knows all acts. */
  readonly actor: ActActor;
  /**
   * Keeps what one press did, all of it or nothing, and begins to send it. On a shared phone, and where the device gives no storage, it
   * waits for the backend, one act after the other.
   * @throws BackendFailure when nothing may be kept here and the backend did not take all of it
   */
  readonly enqueue: (acts: readonly NewAct[]) => Promise<void>;
  /** Looks around and tries what waits, now. */
  readonly tryNow: () => void;
  /** Takes an act off this phone. */
  readonly forget: (id: string) => Promise<void>;
  /** Takes off this phone what somebody did, or everything, sent or not. */
  readonly clear: (owner?: string) => Promise<void>;
  /** How many acts of this owner are not accepted yet. */
  readonly count: (owner: string) => Promise<number>;
}

export type LoadActs = () => Promise<Acts>;

/** Provided by app/composition: the act queue of this phone, the same one every time. */
export const LoadActsContext = createContext<LoadActs | null>(null);

export function useLoadActs(): LoadActs {
  const load = use(LoadActsContext);
  if (!load) throw new Error('useLoadActs must be used inside LoadActsContext');
  return load;
}
