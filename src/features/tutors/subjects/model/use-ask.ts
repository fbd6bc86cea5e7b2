import { useState } from 'react';
import type { SubjectAddition } from '@/entities/vetting/subject-addition';
import { outcomeOf, useLoadBackend } from '@/shared/api';
import { BackendFailure, toBackendError, type BackendError, type BackendPort } from '@/shared/backend';
import type { Attachments } from '@/shared/drafts';
import { useAction } from '@/shared/lib/action';
import { isOnline } from '@/shared/lib/device';
import type { Signature } from '@/shared/pending-writes';
import { askWithPapers, sendPapersOf, sendSubjects, type AskedSubjects } from './send-subjects';

/** Asks for subjects with papers, or goes on with papers that have not arrived. Needs the network. */
export function useAsk(who: Signature, papers: Attachments, additions: readonly SubjectAddition[]) {
  const loadBackend = useLoadBackend();
  const [error, setError] = useState<BackendError | null>(null);
  const [problem, setProblem] = useState<'needed' | 'used' | null>(null);
  const certificate = papers.items.find(({ kind }) => kind === 'certificate');
  const known = additions.find(({ id }) => id === certificate?.id);

  const send = async (work: (backend: BackendPort) => Promise<void>) => {
    setError(null);
    try {
      if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
      await work(await loadBackend());
      await papers.clear();
      return 'done';
    } catch (cause) {
      setError(toBackendError(cause));
      return outcomeOf(toBackendError(cause));
    }
  };
  const ask = useAction({
    make: (asked: AskedSubjects) => askWithPapers(who, asked, papers.items),
    send: (writes) => send((backend) => sendSubjects(backend, writes, papers.items)),
  });
  const goOn = useAction({
    make: (addition: SubjectAddition) => addition,
    send: (addition) => send((backend) => sendPapersOf(backend, addition, papers.items)),
  });

  return {
    /** Asked already; its papers are still on this phone. */
    unfinished: known?.state === 'asked' ? known : null,
    isRunning: ask.isRunning || goOn.isRunning,
    error,
    /** The certificate is missing, or was sent with something that is decided. */
    problem,
    run: async (asked: AskedSubjects): Promise<boolean> => {
      const missing = certificate === undefined ? 'needed' : known ? 'used' : null;
      setProblem(missing);
      return missing === null && ask.run(asked);
    },
    goOn: goOn.run,
  };
}
