import { useState } from 'react';
import { isFailedAct, isWaitingAct, type Act, type NewAct } from './act';
import { useActs } from './use-acts';
import { isFinal, toBackendError } from '@/shared/backend';
import { useAction, type ActionOutcome } from '@/shared/lib/action';

/**
 * Acts of one owner, also without network, with what no record shows yet.
 * @param owner an account id, or a family's reference code
 */
export function useOwnActs(owner: string) {
  const { acts, enqueue, forget, tryNow } = useActs(owner);
  const [problem, setProblem] = useState<unknown>(null);
  /** Not accepted yet, or accepted and not in a copy of this version. */
  const isUnderWay = (act: Act, version: string) =>
    isWaitingAct(act) || (act.state === 'sent' && act.basis === version);
  return {
    /** Those that are not accepted, with those that never will be. */
    unsent: acts.filter((act) => isWaitingAct(act) || isFailedAct(act)),
    /** Those that are accepted, or still may be. */
    hopeful: acts.filter((act) => !isFailedAct(act)),
    forget,
    tryNow,
    /** Why the last act could not even be kept; null when it was. */
    problem,
    /** Keeps all of it or nothing, or sends it where nothing may be kept. */
    send: async (done: readonly NewAct[]): Promise<ActionOutcome> => {
      setProblem(null);
      try {
        await enqueue(done);
        return 'done';
      } catch (cause) {
        setProblem(cause);
        return isFinal(toBackendError(cause).code) ? 'refused' : 'unsure';
      }
    },
    /** @param version of the copy that is on the screen, as the acts of the record have it for `basis` */
    isChanging: (record: string, version: string) =>
      acts.some((act) => act.record === record && isUnderWay(act, version)),
    /** Whether something of this kind is under way, with one record or any. */
    isDoing: (event: string, version: string, record?: string) =>
      acts.some(
        (act) =>
          act.event === event && (record === undefined || act.record === record) && isUnderWay(act, version),
      ),
  };
}

export type OwnActs = ReturnType<typeof useOwnActs>;

/**
 * One control that writes: once, however often and fast it is pressed.
 * @param make the acts, of what was typed or chosen; all but the first happen only if the first does
 */
export function useOwnAction<Given>(
  { send }: Pick<OwnActs, 'send'>,
  make: (given: Given) => readonly NewAct[],
) {
  return useAction<Given, readonly NewAct[]>({ make, send });
}
