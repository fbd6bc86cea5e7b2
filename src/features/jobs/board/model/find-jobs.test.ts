import { describe, expect, it } from 'vitest';
import { boardJob, boardNow, manyJobs } from '../../../../../tests/samples/jobs-of-board';
import type { Job } from '@/entities/jobs/job';
import { readQuery, withFilter, without, writeQuery } from './filters';
import { countFound, findJobs, indexJobs, newIn } from './find-jobs';

const maths = boardJob;
const physics: Job = {
  ...boardJob,
  code: 'LL-P3AB6677S6TRCH',
  title: 'Physics teacher',
  subjects: ['physics'],
  levels: ['shs'],
  type: 'part-time',
  region: 'GH-AH',
  town: 'Kumasi',
  publishedAt: '2026-03-09T08:00:00.000Z',
  closesAt: '2026-03-20T17:00:00.000Z',
};
const remote: Job = {
  ...boardJob,
  code: 'LL-PTR70E7WCF8B8H',
  title: 'Online tutor of French, Évreux method',
  subjects: ['french'],
  levels: ['jhs', 'shs'],
  mode: 'remote',
  type: 'home-tutoring',
  publishedAt: '2026-03-10T07:00:00.000Z',
  closesAt: '2026-05-01T17:00:00.000Z',
};
const over: Job = { ...boardJob, code: 'LL-PY5Z20WHBBHHDA', closesAt: '2026-03-01T17:00:00.000Z' };
const filled: Job = { ...boardJob, code: 'LL-P0000000000001', state: 'closed', closedFor: 'filled' };
const paused: Job = { ...boardJob, code: 'LL-P0000000000002', openReports: 2 };

const index = indexJobs(
  [over, remote, maths, paused, physics, filled],
  ({ title, town }) => `${title} ${town}`,
);
const query = (address: string) => readQuery(new URLSearchParams(address));
const codes = (address: string) => findJobs(index, query(address), boardNow).jobs.map(({ code }) => code);

describe('the posts of the board', () => {
  it.each([
    ['', [physics, maths, remote]],
    ['sort=newest', [remote, physics, maths]],
    ['show=closed', [filled, paused, over]],
    ['show=closed&sort=newest', [filled, paused, over]],
    ['subject=physics', [physics]],
    ['level=jhs', [maths, remote]],
    ['type=part-time', [physics]],
    ['mode=remote', [remote]],
    ['region=GH-AH', [physics, remote]],
    ['since=day', [remote]],
    ['since=week', [physics, remote]],
    ['words=evreux%20FRENCH', [remote]],
    ['words=llp3ab6', [physics]],
    ['words=LL-P%203AB6', [physics]],
    ['words=nothing', []],
    ['subject=nonsense&show=nonsense&sort=nonsense', [physics, maths, remote]],
  ])('of the address “%s”', (address, jobs) => {
    const expected = jobs.map(({ code }) => code);
    // Posts that close at the same moment have no order that matters.
    expect(address.startsWith('show') ? codes(address).sort() : codes(address)).toEqual(
      address.startsWith('show') ? expected.sort() : expected,
    );
  });

  it('closed last stand first among the closed ones', () => {
    expect(codes('show=closed').at(-1)).toBe(over.code);
  });

  it('are counted by value as if it were chosen, with the other filters kept', () => {
    const { counts } = findJobs(index, query('level=jhs&region=GH-TV'), boardNow);
    expect(Object.fromEntries(counts.level)).toEqual({ jhs: 2, shs: 1 });
    expect(counts.region.get('GH-AH')).toBe(1);
    expect(counts.region.get('GH-TV')).toBe(2);
    expect(Object.fromEntries(counts.subject)).toEqual({ mathematics: 1, french: 1 });
    for (const [name, value] of [
      ['level', 'shs'],
      ['region', 'GH-AH'],
      ['subject', 'french'],
      ['since', 'day'],
    ] as const) {
      const chosen = query('level=jhs&region=GH-TV');
      const filters = withFilter(chosen.filters, name, value);
      expect(findJobs(index, { ...chosen, filters }, boardNow).jobs).toHaveLength(
        counts[name].get(value) ?? 0,
      );
    }
  });

  it('name the filters whose removal finds more, highest first', () => {
    const { jobs, loosen } = findJobs(index, query('subject=physics&level=jhs'), boardNow);
    expect(jobs).toEqual([]);
    expect(loosen).toEqual([
      { name: 'subject', count: 2 },
      { name: 'level', count: 1 },
    ]);
  });

  it('close by the clock', () => {
    const after = new Date(physics.closesAt);
    expect(findJobs(index, query(''), after).jobs).not.toContain(physics);
    expect(findJobs(index, query('show=closed'), after).jobs).toContain(physics);
  });

  it('are new since the last visit, and counted in a saved search', () => {
    const fresh = newIn(index, '2026-03-09T00:00:00.000Z');
    expect(countFound(fresh, query(''), boardNow)).toBe(2);
    expect(countFound(fresh, query('subject=physics'), boardNow)).toBe(1);
    expect(newIn(index, null)).toEqual([]);
  });
});

it('writes the query into the address, keeps other parameters and leaves out what is usual', () => {
  const params = new URLSearchParams('view=mine&subject=french&show=open&sort=closing&words=a');
  const { filters, ...rest } = readQuery(params);
  const next = writeQuery(params, {
    filters: without(withFilter(filters, 'level', 'jhs'), 'words'),
    ...rest,
  });
  expect(next.toString()).toBe('view=mine&subject=french&level=jhs');
  expect(writeQuery(params, { filters: {}, side: 'closed', sort: 'newest' }).toString()).toBe(
    'view=mine&show=closed&sort=newest',
  );
});

it('filters, sorts and counts 2,000 posts within 30 ms', () => {
  const many = indexJobs(manyJobs(2000), ({ title, town, school }) => `${title} ${town} ${school.name}`);
  const asked = query('words=teacher&level=jhs&type=contract&sort=newest');
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    findJobs(many, asked, boardNow);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const median = times[7] ?? Infinity;
  console.log(`2,000 posts: median ${median.toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms`);
  expect(findJobs(many, query(''), boardNow).jobs.length).toBeGreaterThan(1000);
  expect(median).toBeLessThan(30);
});
