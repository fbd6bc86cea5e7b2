import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  tutorApplicationEvents,
  tutorApplicationLifecycle,
  tutorApplicationMachine,
  tutorApplicationTimeline,
} from './tutor-application-lifecycle';

const everyEvent = tutorApplicationEvents.flatMap((type) => [
  { type, by: 'office' as const },
  { type, by: 'code-holder' as const },
  { type, by: 'tutor' as const },
]);
const paths = getShortestPaths(tutorApplicationMachine, { events: everyEvent });
const edges = (by: 'office' | 'code-holder') =>
  tutorApplicationLifecycle.transitions
    .filter((transition) => transition.by === by)
    .map(({ from, event, to }) => `${from} ${event} ${to}`)
    .sort();

describe('the lifecycle of an application', () => {
  it('can reach every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(tutorApplicationMachine.states)),
    );
  });

  it('has exactly these transitions of the office', () => {
    expect(edges('office')).toEqual(
      [
        'submitted screening.started screening',
        'submitted application.rejected rejected',
        'screening papers.asked papers',
        'screening interview.planned interview',
        'screening application.rejected rejected',
        'papers papers.sent screening',
        'papers application.rejected rejected',
        'interview interview.passed onboarding',
        'interview application.rejected rejected',
        'moving interview.planned interview',
        'moving application.rejected rejected',
        'onboarding application.approved approved',
        'onboarding application.rejected rejected',
        'submitted application.junked junk',
        'screening application.junked junk',
        'junk application.restored submitted',
      ].sort(),
    );
  });

  it('lets the applicant answer, ask for another time and withdraw, and nothing else', () => {
    expect(edges('code-holder')).toEqual(
      [
        'papers papers.sent screening',
        'interview interview.move-asked moving',
        ...['submitted', 'screening', 'papers', 'interview', 'moving', 'onboarding'].map(
          (state) => `${state} application.withdrawn withdrawn`,
        ),
      ].sort(),
    );
  });

  it('has no transition of anybody else', () => {
    expect(new Set(tutorApplicationLifecycle.transitions.map(({ by }) => by))).toEqual(
      new Set(['office', 'code-holder']),
    );
  });

  it('has no transition out of a final state', () => {
    for (const state of ['approved', 'rejected', 'withdrawn'] as const) {
      expect(tutorApplicationLifecycle.transitions.filter(({ from }) => from === state)).toEqual([]);
    }
  });

  it('has a complete timeline', () => {
    for (const [index, state] of tutorApplicationTimeline.slice(0, -1).entries()) {
      expect(
        tutorApplicationLifecycle.allows(state, tutorApplicationTimeline[index + 1] ?? '', 'office'),
      ).toBe(true);
    }
  });
});
