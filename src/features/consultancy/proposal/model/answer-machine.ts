import { assign, setup } from 'xstate';

type AnswerEvent =
  | { readonly type: 'acceptance.opened' }
  | { readonly type: 'refusal.opened' }
  | { readonly type: 'form.left' }
  /** The page shows a version; its number. */
  | { readonly type: 'version.shown'; readonly version: number }
  /** The person says that the newer version was read. */
  | { readonly type: 'version.read' };

interface AnswerContext {
  /** The version that the person answers. */
  readonly version: number;
}

const form = {
  initial: 'current',
  states: {
    current: {
      on: { 'version.shown': { guard: 'isOther', target: 'replaced', actions: 'rememberVersion' } },
    },
    // The form stays with what was typed, and is not sent before the newer version was read.
    replaced: {
      on: {
        'version.shown': { guard: 'isOther', actions: 'rememberVersion' },
        'version.read': { target: 'current' },
      },
    },
  },
} as const;

/**
 * How a school answers a proposal: it reads, accepts or declines. A newer version that comes while a form is
 * open must be read first.
 */
export const answerMachine = setup({
  types: {
    context: {} as AnswerContext,
    events: {} as AnswerEvent,
    input: {} as AnswerContext,
  },
  guards: {
    isOther: ({ context, event }) => event.type === 'version.shown' && event.version !== context.version,
  },
  actions: {
    rememberVersion: assign(({ event }) =>
      event.type === 'version.shown' ? { version: event.version } : {},
    ),
  },
}).createMachine({
  id: 'answer',
  context: ({ input }) => ({ version: input.version }),
  initial: 'reading',
  states: {
    reading: {
      on: {
        'acceptance.opened': { target: 'accepting' },
        'refusal.opened': { target: 'declining' },
        'version.shown': { actions: 'rememberVersion' },
      },
    },
    accepting: { on: { 'form.left': { target: 'reading' } }, ...form },
    declining: { on: { 'form.left': { target: 'reading' } }, ...form },
  },
});
