import { expect, it } from 'vitest';
import { reportsThatPause, type JobCode } from '@/entities/jobs/job';
import { judgeCode } from './judge-code';

const closesAt = '2026-03-27T17:00:00.000Z';
const entry: JobCode = {
  code: 'LL-P4TR8QX2NHM6DB',
  state: 'published',
  publishedAt: '2026-03-02T08:00:00.000Z',
  movedAt: '2026-03-02T08:00:00.000Z',
  closesAt,
  openReports: 0,
};
const before = new Date('2026-03-27T16:59:59.999Z');

it.each([
  [entry, false, before, 'open'],
  [entry, true, before, 'open'],
  [entry, false, new Date(closesAt), 'closed'],
  [entry, true, new Date(closesAt), 'closed'],
  [{ ...entry, state: 'closed' }, false, before, 'closed'],
  [{ ...entry, state: 'paused' }, false, before, 'paused'],
  [{ ...entry, openReports: reportsThatPause }, false, before, 'paused'],
  [null, false, before, 'none'],
  [null, true, before, 'unknown'],
  [undefined, false, before, 'unknown'],
] as const)('says of %j (kept: %s) at %s: %s', (known, isKept, now, verdict) => {
  expect(judgeCode({ entry: known, isKept }, now)).toBe(verdict);
});
