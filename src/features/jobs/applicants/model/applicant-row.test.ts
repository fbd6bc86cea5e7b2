import { expect, it } from 'vitest';
import { parseJobApplication, type JobApplication } from '@/entities/jobs/job-application';
import type { Job } from '@/entities/jobs/job';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { applyFor, newJobApplicationCode, newPostCode } from '../../../../../tests/samples/jobs';
import { applicantRow, appliedPosts, newestOf, pipelineColumns, postFilters } from './applicant-row';
import { jobApplicationLifecycle } from '@/entities/jobs/job-application';

const [early, late, unread] = [newPostCode(), newPostCode(), newPostCode()];
const now = new Date();

function application(job: string, changes: Partial<JobApplication> = {}) {
  const ref = newJobApplicationCode();
  const data = documentsOf(applyFor(job, ref))[`jobApplications/${ref}`] ?? {};
  return { ...parseJobApplication(ref, data), ...changes };
}

const row = (...given: Parameters<typeof application>) =>
  applicantRow(application(...given), null, { title: 'T', area: 'A', others: ['science'] });

const post = (code: string, closesAt: string) => [code, { code, closesAt } as Job] as const;
const jobs = new Map([
  post(early, '2026-01-01T00:00:00.000Z'),
  post(late, '2026-02-01T00:00:00.000Z'),
  post('LL-PEMPTY', '2026-03-01T00:00:00.000Z'),
]);
const rows = [row(early), row(late), row(early), row(unread)];

it('lists the posts of the applications by closing time, also one that cannot be read', () => {
  const codes = appliedPosts(rows, jobs, null).map(({ code, count }) => [code, count]);
  expect(codes).toEqual([
    [late, 1],
    [early, 2],
    [unread, 1],
  ]);
});

it('lists the post of the address without any application, but no code that is none', () => {
  const codesWith = (chosen: string) => appliedPosts([], jobs, chosen).map(({ code }) => code);
  expect(codesWith('LL-PEMPTY')).toEqual(['LL-PEMPTY']);
  expect(codesWith('LL-PNONE')).toEqual([]);
});

it('lists a post that is published, and one all of whose applications are decided, with nobody to decide', () => {
  const published = { code: 'LL-POPEN', state: 'published', closesAt: '2026-04-01T00:00:00.000Z' } as Job;
  const posts = new Map([...jobs, ['LL-POPEN', published]]);
  const decided = [row(early, { state: 'hired' }), row(early, { state: 'withdrawn' })];
  expect(appliedPosts(decided, posts, null).map(({ code, count }) => [code, count])).toEqual([
    ['LL-POPEN', 0],
    [early, 0],
  ]);
});

it('takes an application of two lists as it was changed last', () => {
  const before = application(early, { updatedAt: '2026-01-01T00:00:00.000Z' });
  const after: JobApplication = { ...before, state: 'hired', updatedAt: '2026-01-02T00:00:00.000Z' };
  const alone = application(early);
  for (const [one, other] of [
    [[before], [after, alone]],
    [[after], [before, alone]],
  ] as const)
    expect(newestOf(one, other)).toEqual([after, alone]);
});

it('filters by the post', () => {
  const { [early]: isOfEarly } = postFilters(appliedPosts(rows, jobs, null));
  expect(rows.map((each) => isOfEarly?.(each, now))).toEqual([true, false, true, false]);
});

it('finds an application by its post and what was sent, never by the name', () => {
  const { searchable } = row(early);
  expect(searchable).toContain(early.toLowerCase());
  expect(searchable).toContain('science');
  expect(searchable).not.toContain('abena');
});

it('has a column for every state but junk', () => {
  expect(pipelineColumns.flat().sort()).toEqual(
    jobApplicationLifecycle.states.filter((state) => state !== 'junk').sort(),
  );
});
