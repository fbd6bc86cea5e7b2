import { useEffect, useState } from 'react';
import { isWaitingWrite, useLoadPendingWrites, usePendingWrites } from '@/shared/pending-writes';
import { isCodeOwner, sendableWrites } from './sendable-writes';

/** The signed-in account; null without one, while it is unknown, and where nobody asks. */
function useAccount(isAsked: boolean): string | null {
  const load = useLoadPendingWrites();
  const [account, setAccount] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    let stop: (() => void) | undefined;
    load().then(
      (queue) => {
        if (isWanted) stop = queue.observeAccount(setAccount);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [load, isAsked]);
  return account;
}

/**
 * What waits on this phone of whoever has it now, live. Asks who is signed in only where acts of an account
 * wait.
 */
export function useSendableWrites() {
  const { acts, tryNow } = usePendingWrites();
  const account = useAccount(acts.some((act) => isWaitingWrite(act) && !isCodeOwner(act.owner)));
  return { acts: sendableWrites(acts, account), tryNow };
}
