import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { appUpdateMachine } from './app-update-machine';

it('can reach every state of the worker, and reloads in one only', () => {
  const paths = getShortestPaths(
    appUpdateMachine.provide({
      actors: { registration: fromCallback(() => undefined) },
      actions: {
        reloadPage: () => undefined,
        rememberPostponed: () => undefined,
        rememberReadinessTold: () => undefined,
        logFailure: () => undefined,
      },
    }),
    {
      input: { buildId: 'one', checksAtOnce: true, isReadinessTold: () => false, postponedMs: () => 0 },
      events: [
        { type: 'worker.installing' },
        { type: 'worker.activated' },
        { type: 'worker.waiting' },
        { type: 'worker.replaced' },
        { type: 'worker.redundant', worker: 'installing' },
        { type: 'worker.redundant', worker: 'waiting' },
        { type: 'worker.redundant', worker: 'active' },
        { type: 'worker.failed', cause: null },
        { type: 'update.accepted' },
        { type: 'update.postponed' },
        { type: 'readiness.shown' },
        { type: 'readiness.seen' },
      ],
      serializeState: ({ value }) => JSON.stringify(value.worker),
    },
  );
  const reached = new Set(
    paths.map(({ state }) =>
      typeof state.value.worker === 'string' ? state.value.worker : Object.keys(state.value.worker)[0],
    ),
  );
  expect(reached).toEqual(new Set(Object.keys(appUpdateMachine.states.worker?.states ?? {})));
});
