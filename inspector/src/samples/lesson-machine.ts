import { and, assign, fromCallback, fromPromise, not, raise, setup, stateIn } from 'xstate';

/** Test machine with all chart features. */
export const lessonMachine = setup({
  types: {
    context: {} as { readonly page: number },
    events: {} as
      | { readonly type: 'page.turned'; readonly by: number }
      | {
          readonly type:
            'light.switched' | 'lesson.paused' | 'lesson.resumed' | 'door.closed' | 'board.wiped';
        },
  },
  actors: { clock: fromCallback(() => undefined), book: fromPromise(async () => 'a book') },
  actions: { ring: () => undefined, turn: assign({ page: ({ context }) => context.page + 1 }) },
  guards: { isLate: () => false, isQuiet: () => true },
  delays: { breakLength: 900_000 },
}).createMachine({
  id: 'lesson',
  context: { page: 1 },
  initial: 'preparing',
  states: {
    preparing: {
      invoke: { src: 'book', onDone: 'running', onError: 'over' },
      after: { 1500: { target: 'running', guard: and(['isQuiet', not('isLate')]) } },
    },
    running: {
      type: 'parallel',
      tags: 'busy',
      invoke: { id: 'clock', src: 'clock' },
      states: {
        reading: {
          initial: 'quiet',
          states: {
            quiet: { on: { 'page.turned': { target: 'turning', actions: 'turn' } } },
            turning: { always: { target: 'quiet', actions: raise({ type: 'board.wiped' }) } },
            last: { type: 'history', history: 'deep' },
          },
        },
        light: {
          initial: 'on',
          states: {
            on: { on: { 'light.switched': 'off' } },
            off: { on: { 'light.switched': { guard: stateIn({ running: 'light' }), target: 'on' } } },
          },
        },
      },
      on: { 'lesson.paused': 'paused', 'board.wiped': { actions: 'ring' } },
    },
    paused: {
      entry: 'ring',
      after: { breakLength: 'running.reading.last' },
      on: { 'lesson.resumed': 'running', '*': { actions: () => undefined } },
    },
    over: { type: 'final' },
  },
  on: { 'door.closed': '.over' },
});
