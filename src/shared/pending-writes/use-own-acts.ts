import { useState } from 'react';
import { isFailedAct, isWaitingAct, type Act, type NewAct } from './act';
import { useActs } from './use-acts';
import { outcomeOf } from '@/shared/api';
import { useAction, type ActionOutcome } from '@/shared/lib/action';

/**
 * Acts of one owner that no record shows yet. Works offline.
 * @param owner an account id, or a family's reference code
 */
export function useOwnActs(owner: string) {
  const { acts, enqueue, forget, tryNow } = useActs(owner);
  const [problem, setProblem] = useState<unknown>(null);
  /** Pending, or sent but not contained in the copy of this version. */
  const isUnderWay = (act: Act, version: string) =>
    isWaitingAct(act) || (act.state === 'sent' && act.basis === version);
  return {
    /** Pending and failed acts. */
    unsent: acts.filter((act) => isWaitingAct(act) || isFailedAct(act)),
    /** Pending and sent acts. */
    hopeful: acts.filter((act) => !isFailedAct(act)),
    forget,
    tryNow,
    /** Why the last act could not be queued; null on success. */
    problem,
    /** Queues all acts or none. Where storage is not allowed, sends them directly. */
    send: async (done: readonly NewAct[]): Promise<ActionOutcome> => {
      setProblem(null);
      try {
        await enqueue(done);
        return 'done';
      } catch (cause) {
        setProblem(cause);
        return outcomeOf(cause);
      }
    },
    /** @param version version of the copy on screen, as in `basis` */
    isChanging: (record: string, version: string) =>
      acts.some((act) => act.record === record && isUnderWay(act, version)),
    /** Whether an act of this kind is pending, for one record or any. */
    isDoing: (event: string, version: string, record?: string) =>
      acts.some(
        (act) =>
          act.event === event && (record === undefined || act.record === record) && isUnderWay(act, version),
      ),
  };
}

export type OwnActs = ReturnType<typeof useOwnActs>;

/**
 * An action that runs once, even on repeated presses.
 * @param make creates the acts; the others are only sent if the first succeeds
 */
export function useOwnAction<Given>(
  { send }: Pick<OwnActs, 'send'>,
  make: (given: Given) => readonly NewAct[],
) {
  return useAction<Given, readonly NewAct[]>({ make, send });
}
