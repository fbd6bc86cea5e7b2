import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { jobReportEvents, jobReportLifecycle, jobReportMachine } from './job-report-lifecycle';

it('can reach every state', () => {
  const events = jobReportEvents.map((type) => ({ type, by: 'office' as const }));
  const paths = getShortestPaths(jobReportMachine, { events });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(Object.keys(jobReportMachine.states)),
  );
});

it('is looked into before it is decided, by the office alone', () => {
  expect(jobReportLifecycle.transitions).toEqual([
    { event: 'report.taken-up', from: 'received', to: 'looking', by: 'office' },
    { event: 'report.upheld', from: 'looking', to: 'upheld', by: 'office' },
    { event: 'report.dismissed', from: 'looking', to: 'dismissed', by: 'office' },
  ]);
});
