import { useMachine } from '@xstate/react';
import { createContext, useEffect, useMemo, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { useTransitionEach, type OneTransition } from '@/entities/change-log';
import { homeworkQuestionPath } from '@/entities/homework/question';
import { useStaff } from '@/entities/session';
import { useProvided } from '@/shared/provided';
import { askBeforeLeaving } from './ask-before-leaving';
import type { BulkRun, Move } from './bulk-run';
import { bulkRunMachine } from './bulk-run-machine';

interface DeskRun {
  /** The last run; null before the first, and once its result is put away. */
  readonly run: BulkRun | null;
  /** `stopped`: no answer came for a line, and the later ones are not tried. */
  readonly phase: 'running' | 'stopped' | 'over';
  /** Begins a run, unless one is running or stopped. */
  readonly ask: (run: BulkRun) => void;
  /** Goes on with a stopped run. */
  readonly resume: () => void;
  /** Puts the result away, and what a stopped run has left. */
  readonly close: () => void;
}

const BulkRunContext = createContext<DeskRun | null>(null);

/** Holds the run of the desk. It outlives the view that began it: leaving the view breaks nothing off. */
export function BulkRunProvider({ children }: { children: ReactNode }) {
  const by = useStaff();
  const transition = useTransitionEach();
  const machine = useMemo(
    () =>
      bulkRunMachine.provide({
        actors: { write: fromPromise<unknown, Move>(({ input }) => transition(signed(input, by))) },
      }),
    [transition, by],
  );
  const [snapshot, send] = useMachine(machine);
  const { run } = snapshot.context;
  // A closed tab would leave nobody knowing which lines are written. A stopped run is one of those.
  const isGoingOn = run !== null && !snapshot.matches('over');
  useEffect(() => (isGoingOn ? askBeforeLeaving(window) : undefined), [isGoingOn]);
  const desk = useMemo(
    (): DeskRun => ({
      run,
      phase: snapshot.matches('stopped') ? 'stopped' : snapshot.matches('over') ? 'over' : 'running',
      ask: (asked) => send({ type: 'run.asked', run: asked }),
      resume: () => send({ type: 'run.resumed' }),
      close: () => send({ type: 'run.closed' }),
    }),
    [run, snapshot, send],
  );
  return <BulkRunContext value={desk}>{children}</BulkRunContext>;
}

/** The tracking of a homework question tells no states: whoever asked reads the question itself. */
const signed = (move: Move, by: OneTransition['by']): OneTransition => ({
  ...move,
  by,
  isTracked: move.path !== homeworkQuestionPath(move.ref),
});

/** The run of the desk. */
export const useBulkRun = (): DeskRun => useProvided(BulkRunContext);
