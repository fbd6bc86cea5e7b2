import { createActor, setup } from 'xstate';
import { createInspector } from '../src';
import { inspected } from '../src/inspected';

/** A door that closes after five seconds. */
const doorMachine = setup({
  types: { events: {} as { readonly type: 'door.opened' | 'door.closed' | 'door.locked' } },
  delays: { closes: 5000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': 'open', 'door.locked': 'locked' } },
    open: { on: { 'door.closed': 'closed' }, after: { closes: 'closed' } },
    locked: { type: 'final' },
  },
});

createInspector({ machines: [doorMachine], isOpen: true, showsValues: true });

/** The actor of the page. */
export const door = createActor(doorMachine, inspected()).start();
