import { setup } from 'xstate';

/** Test machine: the lifecycle of a library loan, which needs an input. */
export const loanMachine = setup({
  types: {
    input: {} as { readonly book: { readonly title: string } },
    context: {} as { readonly title: string },
    events: {} as
      | { readonly type: 'book.found' | 'loan.cancelled' }
      | { readonly type: 'book.returned'; readonly isDamaged: boolean },
  },
  guards: { isWhole: ({ event }) => event.type === 'book.returned' && !event.isDamaged },
}).createMachine({
  id: 'loan',
  context: ({ input }) => ({ title: input.book.title }),
  initial: 'asked',
  states: {
    asked: { on: { 'book.found': 'ready', 'loan.cancelled': 'cancelled' } },
    ready: {
      on: { 'book.returned': { target: 'returned', guard: 'isWhole' }, 'loan.cancelled': 'cancelled' },
    },
    returned: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
