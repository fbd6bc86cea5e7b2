import { expect, it } from 'vitest';
import { parseJobApplication } from '@/entities/jobs/job-application';
import type { Job } from '@/entities/jobs/job';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { applyFor, newJobApplicationCode, newPostCode } from '../../../../../tests/samples/jobs';
import { applicantRow, appliedPosts, pipelineColumns, postFilters } from './applicant-row';
import { jobApplicationLifecycle } from '@/entities/jobs/job-application';

const [early, late, unread] = [newPostCode(), newPostCode(), newPostCode()];
const now = new Date();

function row(job: string) {
  const ref = newJobApplicationCode();
  const data = documentsOf(applyFor(job, ref))[`jobApplications/${ref}`] ?? {};
  return applicantRow(parseJobApplication(ref, data), null, { title: 'T', area: 'A', others: ['science'] });
}

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
