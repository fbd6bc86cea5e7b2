import { isFinal, toBackendError } from '@/shared/backend';
import { isDue, type RoundInput } from '@/shared/lib/sending';
import { isWaitingAct, type Act, type NewAct, type WaitingAct } from './act';
import type { ActStore } from './act-store';

export interface SendActsOptions extends RoundInput {
  readonly store: Pick<ActStore, 'list' | 'replace' | 'finish'>;
  /** Rejects with a `BackendFailure` when the batch was not accepted. */
  readonly send: (act: NewAct) => Promise<void>;
  /** Whether acts of this owner can be sent now: those of an account only while its owner is signed in. */
  readonly isHere: (owner: string) => Promise<boolean>;
  readonly now: () => Date;
}

/** The next act to try: the first that is due, before which no act on the same record waits, and whose predecessor went through. */
function nextOf(
  acts: readonly Act[],
  passed: ReadonlySet<string>,
  isDueNow: (act: WaitingAct) => boolean,
): WaitingAct | null {
  const waiting = acts.filter(isWaitingAct);
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
 * Tries what is due once, in the order in which it was done, and writes down what became of it. An act is not tried while an
 * earlier one of the same owner on the same record waits, nor while the one waits that it names; other records go on. Only one tab may do
 * so at a time. Resolves with all acts as they are then; rejects when this device's storage fails.
 */
export async function sendActs(options: SendActsOptions): Promise<readonly Act[]> {
  const { store, send, isHere, now, isPrompted } = options;
  const passed = new Set<string>();
  const isDueNow = (act: WaitingAct) => isDue(act, { isPrompted }, now().getTime());
  for (;;) {
    // Read anew each time: another tab may have added or taken out.
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
