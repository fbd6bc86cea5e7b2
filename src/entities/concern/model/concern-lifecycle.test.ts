import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { concernEvents, concernLifecycle, concernMachine } from './concern-lifecycle';

it('can reach every state', () => {
  const events = concernEvents.map((type) => ({ type, by: 'office' as const }));
  const paths = getShortestPaths(concernMachine, { events });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(concernMachine.states)));
});

it('is not closed before somebody was called or it was passed on, and is moved by the office alone', () => {
  expect(concernLifecycle.transitions).toEqual([
    { event: 'concern.called', from: 'received', to: 'called', by: 'office' },
    { event: 'concern.referred', from: 'received', to: 'referred', by: 'office' },
    { event: 'concern.junked', from: 'received', to: 'junk', by: 'office' },
    { event: 'concern.referred', from: 'called', to: 'referred', by: 'office' },
    { event: 'concern.closed', from: 'called', to: 'closed', by: 'office' },
    { event: 'concern.closed', from: 'referred', to: 'closed', by: 'office' },
    { event: 'concern.restored', from: 'junk', to: 'received', by: 'office' },
  ]);
});
