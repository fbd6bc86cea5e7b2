import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { jobEvents, jobLifecycle, jobMachine } from './job-lifecycle';

it('can reach every state, and is moved by the office alone', () => {
  const events = jobEvents.map((type) => ({ type, by: 'office' as const }));
  const reached = getShortestPaths(jobMachine, { events }).map(({ state }) => state.value);
  expect(new Set(reached)).toEqual(new Set(Object.keys(jobMachine.states)));
  expect(jobLifecycle.transitions.map(({ from, event, to, by }) => `${from} ${event} ${to} ${by}`)).toEqual([
    'draft job.published published office',
    'draft job.discarded discarded office',
    'published job.paused paused office',
    'published job.closed closed office',
    'paused job.resumed published office',
    'paused job.closed closed office',
  ]);
});
