import { expect, it } from 'vitest';
import { isOpenJob, jobStateAt, reportsThatPause } from './job-state-at';

const closesAt = '2026-03-09T17:00:00.000Z';
const before = new Date('2026-03-09T16:59:59.999Z');
const after = new Date(closesAt);

it.each([
  ['published', 0, before, 'published'],
  ['published', 0, after, 'closed'],
  ['published', reportsThatPause - 1, before, 'published'],
  ['published', reportsThatPause, before, 'paused'],
  ['published', reportsThatPause, after, 'closed'],
  ['paused', 0, before, 'paused'],
  ['paused', 0, after, 'closed'],
  ['closed', 0, before, 'closed'],
  ['draft', 0, after, 'draft'],
  ['discarded', 2, before, 'discarded'],
] as const)('that is %s, with %i open reports, counts at %s as %s', (state, openReports, now, effective) => {
  const job = { state, openReports, closesAt };
  expect(jobStateAt(job, now)).toBe(effective);
  expect(isOpenJob(job, now)).toBe(effective === 'published');
});
