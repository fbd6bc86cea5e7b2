import { useState } from 'react';
import type { Transition } from '../../lib/lifecycle';

/** What the office is asked more for before it is done, as a reason. */
export interface Asking<What> {
  /** Null while nothing is asked. */
  readonly what: What | null;
  readonly ask: (what: What) => void;
  readonly leave: () => void;
  /** Somebody else has moved the record since the question opened. What was typed stays. */
  readonly isOvertaken: boolean;
  /** Writes it and closes the question when that is done. Resolves with whether it is. */
  readonly finish: (write: () => Promise<boolean>) => Promise<boolean>;
}

interface Asked<What> {
  readonly what: What;
  readonly state: string;
  readonly isSending: boolean;
}

/**
 * A question about a record that opens in place of its button. It stays open when somebody else moves the
 * record, so that nothing typed is lost; only whoever asked closes it.
 * @param state of the record, as it stands now
 */
export function useAsking<What>(state: string): Asking<What> {
  const [asked, setAsked] = useState<Asked<What> | null>(null);
  const mark = (isSending: boolean) => setAsked((one) => one && { ...one, isSending });
  return {
    what: asked?.what ?? null,
    ask: (what) => setAsked({ what, state, isSending: false }),
    leave: () => setAsked(null),
    // The own write moves the record too, before its answer is here.
    isOvertaken: asked !== null && asked.state !== state && !asked.isSending,
    async finish(write) {
      mark(true);
      const isDone = await write();
      if (isDone) setAsked(null);
      else mark(false);
      return isDone;
    },
  };
}

/** A transition that is asked more for, and whether the record as it stands now allows it. */
export interface AskedMove extends Omit<Asking<Transition>, 'what'> {
  /** From the state in which the record stands now, where that allows it too. Null while nothing is asked. */
  readonly open: Transition | null;
  readonly isAllowed: boolean;
}

/**
 * `useAsking` of a transition.
 * @param state of the record, as it stands now
 * @param moves transitions that this state allows
 */
export function useAskedMove(state: string, moves: readonly Transition[]): AskedMove {
  const { what, ...asking } = useAsking<Transition>(state);
  const still = moves.find(({ event }) => event === what?.event);
  return { ...asking, open: still ?? what, isAllowed: still !== undefined };
}
