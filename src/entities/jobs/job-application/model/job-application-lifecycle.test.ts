import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  jobApplicationEvents,
  jobApplicationLifecycle,
  jobApplicationMachine,
} from './job-application-lifecycle';

it('can reach every state', () => {
  const movers = ['office', 'code-holder'] as const;
  const events = jobApplicationEvents.flatMap((type) => movers.map((by) => ({ type, by })));
  const paths = getShortestPaths(jobApplicationMachine, { events });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(Object.keys(jobApplicationMachine.states)),
  );
});

it('is moved by the office, and taken back by the code until it is decided', () => {
  const moves = (by: 'office' | 'code-holder') =>
    jobApplicationLifecycle.transitions
      .filter((move) => move.by === by)
      .map(({ from, to }) => `${from} → ${to}`)
      .sort();
  expect(moves('office')).toEqual([
    'interview → declined',
    'interview → hired',
    'junk → submitted',
    'shortlisted → declined',
    'shortlisted → hired',
    'shortlisted → interview',
    'submitted → declined',
    'submitted → interview',
    'submitted → junk',
    'submitted → shortlisted',
  ]);
  expect(moves('code-holder')).toEqual([
    'interview → withdrawn',
    'shortlisted → withdrawn',
    'submitted → withdrawn',
  ]);
});
