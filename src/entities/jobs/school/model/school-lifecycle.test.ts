import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { schoolEvents, schoolLifecycle, schoolMachine, schoolStateAt } from './school-lifecycle';

it('can reach every state, and is moved by the office alone', () => {
  const events = schoolEvents.map((type) => ({ type, by: 'office' as const }));
  const reached = getShortestPaths(schoolMachine, { events }).map(({ state }) => state.value);
  expect(new Set(reached)).toEqual(new Set(Object.keys(schoolMachine.states)));
  expect(
    schoolLifecycle.transitions.map(({ from, event, to, by }) => `${from} ${event} ${to} ${by}`),
  ).toEqual([
    'unchecked school.checked checked office',
    'unchecked school.withdrawn withdrawn office',
    'checked school.reopened unchecked office',
    'checked school.withdrawn withdrawn office',
    'withdrawn school.restored unchecked office',
  ]);
});

it('counts as checked for 365 days after the day of the call', () => {
  const school = { state: 'checked', check: { day: '2026-03-03' } } as const;
  expect(schoolStateAt(school, new Date('2027-03-02T23:59:59.999Z'))).toBe('checked');
  expect(schoolStateAt(school, new Date('2027-03-03T00:00:00.000Z'))).toBe('lapsed');
  expect(schoolStateAt({ ...school, state: 'withdrawn' }, new Date('2027-03-03T00:00:00.000Z'))).toBe(
    'withdrawn',
  );
  expect(schoolStateAt({ state: 'unchecked' }, new Date('2027-03-03T00:00:00.000Z'))).toBe('unchecked');
});
