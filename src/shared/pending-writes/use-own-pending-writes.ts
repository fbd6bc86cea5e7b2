import { useState } from 'react';
import { isFailedWrite, isWaitingWrite, type PendingWrite, type NewPendingWrite } from './pending-write';
import { usePendingWrites } from './use-pending-writes';
import { outcomeOf, useIsUnkept } from '@/shared/api';
import { useAction, type ActionOutcome } from '@/shared/lib/action';

/**
 * Acts of one owner that no record shows yet. Works offline.
 * @param owner an account id, or a family's reference code
 */
export function useOwnPendingWrites(owner: string) {
  const { acts, enqueue, forget, tryNow } = usePendingWrites(owner);
  const isUnkept = useIsUnkept(owner);
  const [problem, setProblem] = useState<unknown>(null);
  /** Pending, or sent but not contained in the copy of this version. */
  const isUnderWay = (act: PendingWrite, version: string) =>
    isWaitingWrite(act) || (act.state === 'sent' && act.basis === version);
  return {
    /** Pending and failed acts. */
    unsent: acts.filter((act) => isWaitingWrite(act) || isFailedWrite(act)),
    /** Pending and sent acts. */
    hopeful: acts.filter((act) => !isFailedWrite(act)),
    forget,
    tryNow,
    /** Why the last act could not be queued; null on success. */
    problem,
    /** Queues all acts or none. Where storage is not allowed, sends them directly. */
    send: async (done: readonly NewPendingWrite[]): Promise<ActionOutcome> => {
      setProblem(null);
      try {
        await enqueue(done, isUnkept);
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

export type OwnPendingWrites = ReturnType<typeof useOwnPendingWrites>;

/**
 * An action that runs once, even on repeated presses.
 * @param make creates the acts; the others are only sent if the first succeeds
 */
export function useOwnAction<Given>(
  { send }: Pick<OwnPendingWrites, 'send'>,
  make: (given: Given) => readonly NewPendingWrite[],
) {
  return useAction<Given, readonly NewPendingWrite[]>({ make, send });
}
