import { expect, it } from 'vitest';
import { jobLifecycle, parseJob, type Job } from '@/entities/jobs/job';
import { closesIn, code, job as path, jobIn } from '../../../../../tests/samples/posts';
import { copiedCode, copyingState, postRow, postStates, writingState } from './post-record';

const row = (...given: Parameters<typeof jobIn>) =>
  postRow(parseJob(code, jobIn(...given)[path] ?? {}), ['Madina'], new Date());

it('lists a post by the clock and by its reports, before anybody stores either', () => {
  const past: Partial<Job> = { closesAt: closesIn(-1) };
  expect(row('draft', past)).toMatchObject({ state: 'draft', isWaiting: true });
  expect(row('published')).toMatchObject({ state: 'published', isWaiting: true, isUrgent: false });
  expect(row('published', past)).toMatchObject({ state: 'closed', isWaiting: false });
  expect(row('published', { openReports: 2 })).toMatchObject({ state: 'paused', isUrgent: true });
  expect(row('paused')).toMatchObject({ state: 'paused', isUrgent: false });
});

it('knows every state of the lifecycle', () => {
  expect([...postStates].sort()).toEqual([...jobLifecycle.states].sort());
});

it('is found by its code and by words', () => {
  expect(row('draft').searchable).toContain('madina');
  expect(row('draft').searchableCode).toContain('p68w02m8a6fw63');
});

it('names in the address which post is copied', () => {
  expect(copiedCode(copyingState(code))).toBe(code);
  expect(copiedCode(writingState)).toBeNull();
  expect(copiedCode('waiting')).toBeNull();
});
