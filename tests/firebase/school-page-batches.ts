import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { trackingPath } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';
import { applyFor, newJobApplicationCode } from '../samples/jobs';
import { code as job, jobIn, schoolIn } from '../samples/posts';
import {
  count,
  openPage,
  page,
  pageIn,
  passed,
  passedOf,
  passOnSample,
  reopenPage,
  shutPage,
  takeBackSample,
} from '../samples/school-pages';

const by = asOffice('A');
const ref = newJobApplicationCode();
const record = jobApplicationPath(ref);
const sent = documentsOf(applyFor(job, ref));
const withSchool: Documents = { ...world, ...schoolIn('checked'), ...jobIn('published') };
const shortlisted: Documents = {
  ...withSchool,
  ...pageIn('open'),
  ...sent,
  [record]: { ...sent[record], state: 'shortlisted' },
  [trackingPath(ref)]: { ...sent[trackingPath(ref)], state: 'shortlisted' },
};
const shown: Documents = {
  ...shortlisted,
  ...passedOf(record),
  [record]: { ...shortlisted[record], passed },
};

/** Writes of pages of schools. */
export const schoolPageBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a page of a school', 'A', withSchool, openPage(by)],
  ['a page of a school that is shut', 'A', shortlisted, shutPage(by)],
  ['a page of a school that opens again', 'A', { ...shortlisted, ...pageIn('shut') }, reopenPage(by)],
  ['a count of applications', 'A', shortlisted, count(7, pageIn('open')[`${page}/posts/${job}`] ?? null)],
  ['an applicant who is passed on', 'A', shortlisted, passOnSample(by, ref)],
  ['an applicant who is taken back', 'A', shown, takeBackSample(by, ref)],
];
