import { useEffect, useState } from 'react';
import { castVote, helpfulPath, type Helpful } from '@/entities/content/helpful-vote';
import { createDeviceStore } from '@/shared/lib/storage';
import { isFailedWrite, useLoadPendingWrites, usePendingWrites } from '@/shared/pending-writes';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { keepVote, type KeptVote } from './kept-vote';

/** Owner of what visitors of the FAQ send. Like a code, it needs no account. */
const owner = 'LL-faq';

function pendingVote(question: string, { vote, ballot }: KeptVote): NewPendingWrite {
  const record = helpfulPath(question, ballot);
  const writes = [castVote(question, ballot, vote)];
  return { id: ballot, owner, record, event: 'answer.voted', writes, shown: {} };
}

/** Being put into the queue; in it, on this phone; counted by the backend; neither kept nor counted. */
type VoteState = 'sending' | 'kept' | 'counted' | 'failed';

/**
 * Casts the vote of this phone on a question, also without network. The ballot is the same for each try, so
 * that it counts once.
 */
export function useCastVote(question: string, pressed: Helpful) {
  const [device] = useState(createDeviceStore);
  const [cast] = useState(() => keepVote(device, question, pressed));
  const [outcome, setOutcome] = useState<'sending' | 'queued' | 'sent' | 'failed'>('sending');
  const [tries, setTries] = useState(0);
  const load = useLoadPendingWrites();
  const { acts } = usePendingWrites(owner);
  const act = acts.find(({ id }) => id === cast.ballot);

  useEffect(() => {
    const leaving = new AbortController();
    const send = async () => (await load()).enqueue([pendingVote(question, cast)]);
    void (async () => {
      const now = await send().catch(() => 'failed' as const);
      if (!leaving.signal.aborted) setOutcome(now);
    })();
    return () => leaving.abort();
  }, [load, question, cast, tries]);

  return {
    /** What this phone said first. */
    vote: cast.vote,
    state: stateOf(),
    tryAgain: () => {
      setOutcome('sending');
      setTries((count) => count + 1);
    },
  };

  function stateOf(): VoteState {
    if (outcome === 'sent' || act?.state === 'sent') return 'counted';
    if (outcome === 'failed' || (outcome === 'queued' && act && isFailedWrite(act))) return 'failed';
    return act?.state === 'waiting' ? 'kept' : 'sending';
  }
}
