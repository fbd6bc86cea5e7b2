import { expect, it } from 'vitest';
import { boardJob, boardNow } from '../../../../../tests/samples/jobs-of-board';
import type { Job } from './job';
import { laterOf, newestOf } from './newest-jobs';

const post = (day: number): Job => ({
  ...boardJob,
  code: `LL-P${String(day)}`,
  publishedAt: `2026-03-0${String(day)}T08:00:00.000Z`,
});
const posts = [1, 5, 2, 4, 3].map(post);
const codes = (jobs: readonly Job[]) => jobs.map(({ code }) => code);

it('shows the newest open posts', () => {
  expect(codes(newestOf(posts, boardNow))).toEqual(['LL-P5', 'LL-P4', 'LL-P3']);
  const closed: Job = { ...post(6), state: 'closed' };
  expect(codes(newestOf([closed, ...posts], boardNow, 1))).toEqual(['LL-P5']);
  expect(codes(newestOf([closed, ...posts], null, 1))).toEqual(['LL-P5']);
});

it('leaves out what has closed by its date, once the time is known', () => {
  expect(newestOf(posts, new Date(boardJob.closesAt))).toEqual([]);
  expect(newestOf(posts, null)).toHaveLength(3);
});

it('takes what was read last', () => {
  const older = { jobs: [post(1)], at: '2026-03-01T00:00:00.000Z' };
  const newer = { jobs: [post(2)], at: '2026-03-02T00:00:00.000Z' };
  expect(laterOf(older, newer)).toEqual(newer.jobs);
  expect(laterOf(newer, older)).toEqual(newer.jobs);
  expect(laterOf(older, null)).toEqual(older.jobs);
  expect(laterOf(null, newer)).toEqual(newer.jobs);
  expect(laterOf(null, null)).toEqual([]);
});
