import { isFinal, toBackendError } from '@/shared/backend';
import { isWaitingAct, type Act, type DoneAct, type NewAct, type WaitingAct } from './act';
import type { ActStore } from './act-store';

export interface SendActsOptions {
  readonly store: Pick<ActStore, 'list' | 'replace' | 'remove'>;
  /** Rejects with a `BackendFailure` when the batch was not accepted. */
  readonly send: (act: NewAct) => Promise<void>;
  /** Whether acts of this owner can be sent now: those of an account only while its owner is signed in. */
  readonly isHere: (owner: string) => Promise<boolean>;
}

/** The next act to try: the first that was not tried and before which no act on the same record waits. */
function nextOf(acts: readonly Act[], passed: ReadonlySet<string>): WaitingAct | null {
  const held = new Set<string>();
  for (const act of acts.filter(isWaitingAct)) {
    const line = `${act.owner} ${act.record}`;
    if (!passed.has(act.id) && !held.has(line)) return act;
    held.add(line);
  }
  return null;
}

/**
 * Tries what waits once, in the order in which it was done, and writes down what became of it. An act is not tried while an
 * earlier one of the same owner on the same record waits; other records go on. Only one tab may do so at a time.
 * Resolves with all acts as they are then, and with those that are done now; rejects when this device's storage fails.
 */
export async function sendActs(options: SendActsOptions): Promise<readonly (Act | DoneAct)[]> {
  const { store, send, isHere } = options;
  const passed = new Set<string>();
  const done: DoneAct[] = [];
  for (;;) {
    // Read anew each time: another tab may have added or taken out.
    const acts = await store.list();
    const next = nextOf(acts, passed);
    if (!next) return [...acts, ...done];
    passed.add(next.id);
    if (!(await isHere(next.owner))) continue;
    try {
      await send(next);
    } catch (cause) {
      const { code: problem } = toBackendError(cause);
      const tries = next.tries + 1;
      await store.replace(
        isFinal(problem) ? { ...next, tries, problem, state: 'refused' } : { ...next, tries, problem },
      );
      continue;
    }
    done.push({ id: next.id, state: 'done' });
    await store.remove(next.id);
  }
}
