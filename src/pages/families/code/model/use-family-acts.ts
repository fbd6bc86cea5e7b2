import { useState } from 'react';
import { isWaitingAct, useActs, type NewAct } from '@/features/act-queue';

/** Does what the family does with its code, also without network, and knows what is not accepted yet. */
export function useFamilyActs(ref: string) {
  const { acts, enqueue, forget, tryNow } = useActs(ref);
  const [problem, setProblem] = useState<unknown>(null);
  return {
    acts,
    forget,
    tryNow,
    /** Why the last act could not even be kept; null when it was. */
    problem,
    /** Whether all of it is kept, or sent where nothing may be kept. */
    send: async (...wanted: readonly NewAct[]): Promise<boolean> => {
      setProblem(null);
      try {
        for (const act of wanted) await enqueue(act);
        return true;
      } catch (cause) {
        setProblem(cause);
        return false;
      }
    },
    isWaiting: (record: string) => acts.some((act) => isWaitingAct(act) && act.record === record),
  };
}

export type FamilyActs = ReturnType<typeof useFamilyActs>;
