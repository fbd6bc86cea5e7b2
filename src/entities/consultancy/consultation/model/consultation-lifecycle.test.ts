import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { consultationEvents, consultationLifecycle, consultationMachine } from './consultation-lifecycle';

it('can reach every state', () => {
  const events = consultationEvents.flatMap((type) =>
    (['office', 'code-holder'] as const).map((by) => ({ type, by })),
  );
  const reached = getShortestPaths(consultationMachine, { events }).map(({ state }) => state.value);
  expect(new Set(reached)).toEqual(new Set(Object.keys(consultationMachine.states)));
});

it('lets the school answer a proposal and cancel until work has begun, and the office do the rest', () => {
  const lines = consultationLifecycle.transitions.map(
    ({ from, event, to, by }) => `${from} ${event} ${to} ${by}`,
  );
  expect(lines.filter((line) => line.endsWith(' code-holder')).sort()).toEqual([
    'agreed consultation.cancelled cancelled code-holder',
    'proposed consultation.cancelled cancelled code-holder',
    'proposed proposal.accepted agreed code-holder',
    'proposed proposal.declined scoping code-holder',
    'received consultation.cancelled cancelled code-holder',
    'scoping consultation.cancelled cancelled code-holder',
  ]);
  expect(lines.filter((line) => line.endsWith(' office')).sort()).toEqual([
    'agreed consultation.cancelled cancelled office',
    'agreed work.started running office',
    'junk consultation.restored received office',
    'proposed consultation.cancelled cancelled office',
    'proposed consultation.declined declined office',
    'received consultation.cancelled cancelled office',
    'received consultation.declined declined office',
    'received consultation.junked junk office',
    'received scoping.started scoping office',
    'running consultation.cancelled cancelled office',
    'running work.finished finished office',
    'scoping consultation.cancelled cancelled office',
    'scoping consultation.declined declined office',
    'scoping proposal.sent proposed office',
  ]);
});
