import { isFinal, toBackendError } from '@/shared/backend';
import { isDue, type RoundInput } from '@/shared/lib/sending';
import { isWaitingWrite, type PendingWrite, type NewPendingWrite, type WaitingWrite } from './pending-write';
import type { PendingWriteStore } from './pending-write-store';

export interface SendPendingWritesOptions extends RoundInput {
  readonly store: Pick<PendingWriteStore, 'list' | 'replace' | 'finish'>;
  /** Rejects with a `BackendFailure` when the backend did not accept the batch. */
  readonly send: (act: NewPendingWrite) => Promise<void>;
  /** Whether this owner's acts can be sent now. An account must be signed in. */
  readonly isHere: (owner: string) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * The first act that is due, unless an earlier act of the same owner on the same record or its prerequisite
 * still waits.
 */
function nextOf(
  acts: readonly PendingWrite[],
  passed: ReadonlySet<string>,
  isDueNow: (act: WaitingWrite) => boolean,
): WaitingWrite | null {
  const waiting = acts.filter(isWaitingWrite);
  const held = new Set<string>();
  for (const act of waiting) {
    const line = `${act.owner} ${act.record}`;
    const isHeld = held.has(line) || waiting.some(({ id }) => id === act.waitsFor);
    if (!isHeld && !passed.has(act.id) && isDueNow(act)) return act;
    held.add(line);
  }
  return null;
}

/**
 * Runs one round: tries each due act once, in queue order, and stores the outcome. An act is held back while
 * an earlier act of the same owner on the same record, or its prerequisite, waits; other records continue.
 * Only one tab may run a round at a time. Resolves with all acts; rejects when the device storage fails.
 */
export async function sendPendingWrites(options: SendPendingWritesOptions): Promise<readonly PendingWrite[]> {
  const { store, send, isHere, now, isPrompted } = options;
  const passed = new Set<string>();
  const isDueNow = (act: WaitingWrite) => isDue(act, { isPrompted }, now().getTime());
  for (;;) {
    // Read again for every act: another tab may have added or removed some.
    const acts = await store.list();
    const next = nextOf(acts, passed, isDueNow);
    if (!next) return acts;
    passed.add(next.id);
    if (!(await isHere(next.owner))) continue;
    try {
      await send(next);
    } catch (cause) {
      const { code: problem } = toBackendError(cause);
      const tried = { ...next, tries: next.tries + 1, triedAt: now().toISOString() };
      await store.replace(isFinal(problem) ? { ...tried, problem, state: 'refused' } : { ...tried, problem });
      continue;
    }
    await store.finish(next, now().toISOString());
  }
}
