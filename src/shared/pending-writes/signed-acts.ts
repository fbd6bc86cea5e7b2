import type { BackendError } from '@/shared/backend';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import type { NewAct } from './act';

/** Somebody signed in who writes, as the change log signs. */
export interface Signature {
  readonly userId: string;
  readonly name: string;
}

/** Pending writes of somebody signed in. */
export interface SignedActs {
  /** Who writes; null for an administrator, who only looks. */
  readonly who: Signature | null;
  /** Keeps what was done and begins to send it; when it is not kept, `problem` says why. */
  readonly send: (act: NewAct) => Promise<ActionOutcome>;
  /** Takes what was refused off this phone. */
  readonly forget: (id: string) => void;
  readonly problem: BackendError | null;
}

/**
 * One control that writes in somebody's name: once, however often and fast it is pressed.
 * @param make the act, of what was typed or chosen
 */
export function useSignedAction<Given>(
  { who, send }: Pick<SignedActs, 'who' | 'send'>,
  make: (who: Signature, given: Given) => NewAct,
) {
  return useAction<Given, NewAct | null>({
    make: (given) => who && make(who, given),
    // An administrator who looks in does nothing.
    send: (act) => (act ? send(act) : Promise.resolve('refused')),
  });
}
