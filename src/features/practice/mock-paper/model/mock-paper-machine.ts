import type { AnswerDraft } from '@/entities/practice/pack';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { OpenPaper } from './open-paper';
import { countTime, type ClockState } from './paper-clock';

/** `closed-elsewhere`: another tab has submitted it, or begun another one. */
export type KeepingProblem = 'full' | 'denied' | 'closed-elsewhere';

/** What is written down at a press. */
export interface KeepCommand {
  readonly type: 'keep';
  readonly paper: OpenPaper | null;
  /** Index of the answer that changed. */
  readonly changed?: number;
}

type KeepReport =
  { readonly type: 'keeping.done' } | { readonly type: 'keeping.failed'; readonly problem: KeepingProblem };

interface PaperInput {
  /** The paper that was open on this device; null to begin one. */
  readonly paper: OpenPaper | null;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

interface PaperContext extends PaperInput {
  readonly problem: KeepingProblem | null;
  readonly clockState: ClockState;
}

type PaperEvent =
  | KeepReport
  | { type: 'paper.begun' }
  | { type: 'answer.changed'; draft: AnswerDraft }
  | { type: 'question.opened'; position: number }
  | { type: 'question.marked' }
  | { type: 'paper.paused' }
  | { type: 'paper.resumed' }
  | { type: 'page.hidden' }
  | { type: 'submission.asked' }
  | { type: 'submission.left' }
  | { type: 'submission.confirmed' };

const notProvided = (what: string) => new Error(`mockPaperMachine: provide ${what}`);

/** Changes the paper; nothing before there is one. */
const changing =
  (change: (paper: OpenPaper, context: PaperContext) => Partial<OpenPaper>) =>
  ({ context }: { context: PaperContext }) =>
    context.paper ? { paper: { ...context.paper, ...change(context.paper, context) } } : {};

/**
 * A mock paper: it runs, is paused, and is submitted by hand or by time. Every press is written down at once;
 * a device that refuses stops nothing. Time comes from stored times (`countTime`): the timer only looks.
 */
export const mockPaperMachine = setup({
  types: {
    context: {} as PaperContext,
    events: {} as PaperEvent,
    input: {} as PaperInput,
  },
  actors: {
    /** Draws the questions and opens the sitting. */
    openPaper: fromPromise<OpenPaper>(() => Promise.reject(notProvided('openPaper'))),
    keeper: fromCallback<KeepCommand>(() => {
      throw notProvided('keeper');
    }),
    /** Judges the answers, records them and closes the sitting. */
    closePaper: fromPromise<KeepingProblem | null, OpenPaper | null>(() =>
      Promise.reject(notProvided('closePaper')),
    ),
  },
  actions: {
    look: assign(({ context: { paper, now } }) => {
      if (!paper) return {};
      const { clock, state } = countTime(paper.clock, now(), paper.totalMs);
      return { paper: { ...paper, clock }, clockState: state };
    }),
    stopClock: assign(changing((paper) => ({ clock: { ...paper.clock, at: null } }))),
    startClock: assign(changing((paper, { now }) => ({ clock: { ...paper.clock, at: now() } }))),
    keep: sendTo('keeper', ({ context: { paper } }): KeepCommand => ({ type: 'keep', paper })),
    keepAnswer: sendTo('keeper', ({ context: { paper } }): KeepCommand => ({
      type: 'keep',
      paper,
      ...(paper && { changed: paper.position }),
    })),
    openQuestion: assign(({ context: { paper }, event }) =>
      paper && event.type === 'question.opened' && paper.asked[event.position]
        ? { paper: { ...paper, position: event.position } }
        : {},
    ),
  },
  guards: {
    isOver: ({ context: { clockState } }) => clockState === 'over',
    isHeld: ({ context: { clockState } }) => clockState === 'held',
    isPaused: ({ context: { paper } }) => paper?.clock.at === null,
    hasPaper: ({ context: { paper } }) => paper !== null,
  },
  // A killed browser costs at most the time since the last heartbeat, in milliseconds.
  delays: { look: 1000, heartbeat: 15_000 },
}).createMachine({
  id: 'mockPaper',
  context: ({ input }) => ({ ...input, problem: null, clockState: 'going' }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isPaused', target: 'writing.paused' },
        { guard: 'hasPaper', target: 'writing' },
        { target: 'ready' },
      ],
    },
    ready: { on: { 'paper.begun': 'opening' } },
    opening: {
      invoke: {
        src: 'openPaper',
        onDone: { target: 'writing', actions: assign(({ event }) => ({ paper: event.output })) },
      },
    },
    writing: {
      invoke: { id: 'keeper', src: 'keeper' },
      initial: 'running',
      on: {
        'keeping.done': { actions: assign({ problem: null }) },
        'keeping.failed': [
          {
            guard: ({ event }) => event.problem === 'closed-elsewhere',
            target: '#mockPaper.closedElsewhere',
          },
          { actions: assign(({ event }) => ({ problem: event.problem })) },
        ],
      },
      states: {
        running: {
          type: 'parallel',
          entry: 'look',
          always: [
            { guard: 'isOver', target: '#mockPaper.submitting' },
            { guard: 'isHeld', target: 'paused', actions: 'keep' },
          ],
          on: {
            'paper.paused': { target: 'paused', actions: ['look', 'stopClock', 'keep'] },
            'page.hidden': { actions: ['look', 'keep'] },
          },
          states: {
            clock: {
              initial: 'waiting',
              states: {
                waiting: { after: { look: { target: 'waiting', reenter: true, actions: 'look' } } },
              },
            },
            heart: {
              initial: 'waiting',
              states: {
                waiting: {
                  after: { heartbeat: { target: 'waiting', reenter: true, actions: ['look', 'keep'] } },
                },
              },
            },
            sheet: {
              initial: 'open',
              on: { 'question.opened': { target: '.open', actions: ['look', 'openQuestion', 'keep'] } },
              states: {
                open: {
                  on: {
                    'answer.changed': {
                      actions: [
                        'look',
                        assign(({ context: { paper }, event: { draft } }) =>
                          paper
                            ? { paper: { ...paper, drafts: { ...paper.drafts, [paper.position]: draft } } }
                            : {},
                        ),
                        'keepAnswer',
                      ],
                    },
                    'question.marked': {
                      actions: [
                        'look',
                        assign(
                          changing(({ marked, position }) => ({
                            marked: marked.includes(position)
                              ? marked.filter((one) => one !== position)
                              : [...marked, position],
                          })),
                        ),
                        'keep',
                      ],
                    },
                    'submission.asked': 'confirming',
                  },
                },
                confirming: {
                  on: {
                    'submission.left': 'open',
                    'submission.confirmed': {
                      target: '#mockPaper.submitting',
                      actions: ['look', 'stopClock'],
                    },
                  },
                },
              },
            },
          },
        },
        paused: {
          on: {
            'paper.resumed': {
              target: 'running',
              actions: [assign({ clockState: 'going' }), 'startClock', 'keep'],
            },
          },
        },
      },
    },
    submitting: {
      invoke: {
        src: 'closePaper',
        input: ({ context: { paper } }) => paper,
        onDone: [
          { guard: ({ event }) => event.output === 'closed-elsewhere', target: 'closedElsewhere' },
          { target: 'result', actions: assign(({ event }) => ({ problem: event.output })) },
        ],
      },
    },
    result: { type: 'final' },
    closedElsewhere: { type: 'final' },
  },
});
