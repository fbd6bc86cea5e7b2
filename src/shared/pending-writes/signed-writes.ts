import type { BackendError } from '@/shared/backend';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import type { NewPendingWrite } from './pending-write';

/** A signed-in user, as the change log names them. */
export interface Signature {
  readonly userId: string;
  readonly name: string;
}

/** Pending writes of a signed-in user. */
export interface SignedWrites {
  /** The user; null for an administrator with read-only access. */
  readonly who: Signature | null;
  /**
   * Queues an act and starts sending. Refuses null: `who` may have lost the role while a form was open. On
   * failure `problem` has the reason, also for null, so that no press ends without a word.
   */
  readonly send: (act: NewPendingWrite | null) => Promise<ActionOutcome>;
  /** Removes a refused act from this phone. */
  readonly forget: (id: string) => void;
  readonly problem: BackendError | null;
}

/**
 * An action in a user's name. Runs once, even on repeated presses.
 * @param make creates the act
 */
export function useSignedAction<Given>(
  area: Pick<SignedWrites, 'who' | 'send'>,
  make: (who: Signature, given: Given) => NewPendingWrite,
) {
  return useAction<Given, NewPendingWrite | null>({
    make: (given) => area.who && make(area.who, given),
    send: area.send,
  });
}
