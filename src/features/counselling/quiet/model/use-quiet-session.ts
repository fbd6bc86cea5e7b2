import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { ChosenSlot } from '@/entities/counselling/booking';
import { loadWords } from '@/entities/counselling/word-code';
import { useLoadBackend, type LoadBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { isOnline } from '@/shared/lib/device';
import { clearOnExit } from '@/shared/ui/quick-exit';
import type { QuietBooking } from './quiet-booking';
import { quietMachine, type QuietReceipt } from './quiet-machine';
import { reserve, sendQuietly, type QuietOutcome, type Reserved } from './send-quietly';

/** A quiet booking on the screen. */
export interface QuietSession {
  readonly isSending: boolean;
  /** Null until it is sent. */
  readonly receipt: QuietReceipt | null;
  readonly problem: unknown;
  /** The time that somebody else has taken; null for none. */
  readonly taken: ChosenSlot | null;
  readonly send: (booking: QuietBooking) => void;
  /** Empties the memory. */
  readonly clear: () => void;
}

/** The machine with a sender that reuses its code and words until a booking has arrived. */
function createSession(loadBackend: LoadBackend) {
  let reserved: Reserved | null = null;
  const machine = quietMachine.provide({
    actors: {
      send: fromPromise<QuietOutcome, QuietBooking | null>(async ({ input }) => {
        if (input === null) throw new BackendFailure('unknown', 'nothing to send');
        if (!isOnline()) throw new BackendFailure('offline', 'nothing waits for a network');
        const [{ documents }, list] = await Promise.all([loadBackend(), loadWords()]);
        reserved ??= reserve(list);
        const outcome = await sendQuietly(documents, input, { reserved, list });
        reserved = null;
        return outcome;
      }),
    },
  });
  return { machine, forget: () => (reserved = null) };
}

/**
 * The session of a quiet booking. All of it lives in this component: no draft, no outbox, no store, no cache
 * of queries, no inspector.
 */
export function useQuietSession(): QuietSession {
  const loadBackend = useLoadBackend();
  const { machine, forget } = useMemo(() => createSession(loadBackend), [loadBackend]);
  const [state, dispatch] = useMachine(machine);
  const clear = useMemo(
    () => () => {
      forget();
      dispatch({ type: 'memory.cleared' });
    },
    [dispatch, forget],
  );
  useEffect(() => clearOnExit(clear), [clear]);
  return {
    isSending: state.matches('sending'),
    receipt: state.context.receipt,
    problem: state.context.problem,
    taken: state.context.taken,
    send: (booking) => dispatch({ type: 'booking.sent', booking }),
    clear,
  };
}
