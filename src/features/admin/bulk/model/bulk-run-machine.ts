import { assign, fromPromise, setup } from 'xstate';
import { isFinal, toBackendError, type BackendError } from '@/shared/backend';
import { nextLine, withResult, type BulkRun, type LineResult, type Move } from './bulk-run';

/** What the office wants. */
type RunIntent =
  | { readonly type: 'run.asked'; readonly run: BulkRun }
  /** Goes on with the lines that were not tried, or whose answer did not come. */
  | { readonly type: 'run.resumed' }
  /** Leaves the rest of a stopped run, or takes the result of a finished one away. */
  | { readonly type: 'run.closed' };

interface RunContext {
  /** The last run; null before the first. */
  readonly run: BulkRun | null;
}

/** The write of the line that is next, while there is one. */
function moveOf({ run }: RunContext): Move {
  const line = run && nextLine(run);
  if (!line) throw new Error('the bulk run: nothing is left to write');
  return line.move;
}

/** The context with the result of the line that was written last. */
const after = (context: RunContext, result: LineResult): RunContext => ({
  run: context.run && withResult(context.run, moveOf(context).actionId, result),
});

/**
 * Makes one transition of many records, one write after the other. A refused line does not stop the others.
 * A line without an answer does: the next ones would fail too, and it is uncertain. Resumed, the run repeats
 * that line under the same id, so that nothing is written twice. A second press while it runs does nothing.
 */
export const bulkRunMachine = setup({
  types: { context: {} as RunContext, events: {} as RunIntent },
  actors: {
    /** Writes one line. Must be idempotent, and reject with an error of the backend. */
    write: fromPromise<unknown, Move>(() =>
      Promise.reject(new Error('the bulk run: provide the write actor')),
    ),
  },
  actions: {
    begin: assign((_, run: BulkRun) => ({ run })),
    noteDone: assign(({ context }) => after(context, { kind: 'done' })),
    noteRefused: assign(({ context }, error: BackendError) => after(context, { kind: 'refused', error })),
    noteUnsure: assign(({ context }, error: BackendError) => after(context, { kind: 'unsure', error })),
    forget: assign({ run: null }),
  },
  guards: {
    hasNext: ({ context: { run } }) => run !== null && nextLine(run) !== undefined,
    isRefused: (_, { code }: BackendError) => isFinal(code),
  },
}).createMachine({
  id: 'bulkRun',
  context: { run: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'run.asked': { target: 'deciding', actions: { type: 'begin', params: ({ event }) => event.run } },
      },
    },
    deciding: { always: [{ guard: 'hasNext', target: 'writing' }, { target: 'over' }] },
    writing: {
      invoke: {
        src: 'write',
        input: ({ context }) => moveOf(context),
        onDone: { target: 'deciding', actions: 'noteDone' },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => toBackendError(event.error) },
            target: 'deciding',
            actions: { type: 'noteRefused', params: ({ event }) => toBackendError(event.error) },
          },
          {
            target: 'stopped',
            actions: { type: 'noteUnsure', params: ({ event }) => toBackendError(event.error) },
          },
        ],
      },
    },
    /** No answer came. Another run would hide which lines are left. */
    stopped: { on: { 'run.resumed': 'deciding', 'run.closed': { target: 'idle', actions: 'forget' } } },
    over: {
      on: {
        'run.asked': { target: 'deciding', actions: { type: 'begin', params: ({ event }) => event.run } },
        'run.closed': { target: 'idle', actions: 'forget' },
      },
    },
  },
});
