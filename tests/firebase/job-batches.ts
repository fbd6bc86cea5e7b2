import { reportLinkPath } from '../../src/entities/jobs/job';
import { jobReportPath } from '../../src/entities/jobs/job-report';
import { trackingPath } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import { subjects } from '@/shared/ghana';
import { documentsOf, type Documents } from '../policy/attempt';
import { asOffice, callers, cardOf, world, type Letter } from '../policy/matrix-people';
import { decideReport, moveReport, newReportCode, reportJob } from '../samples/job-reports';
import {
  add,
  check,
  code,
  content,
  correctJob,
  correctSchool,
  draft,
  editJob,
  extend,
  jobIn,
  linkId,
  movesOfJob,
  recheck,
  emptySchoolContact,
  schoolIn,
} from '../samples/posts';

const by = asOffice('A');
const signed = { kind: 'office', userId: callers.A.userId ?? '', name: cardOf('A').name } as const;
const { publish, pause, resume, close } = movesOfJob;

/** Every field of a post as long as it may be. */
const full = {
  title: 'a'.repeat(120),
  subjects: [...subjects.slice(0, 12)],
  levels: ['nursery', 'primary', 'jhs', 'shs', 'private'] as const,
  town: 'a'.repeat(200),
  asked: 'a'.repeat(4000),
  toSend: 'a'.repeat(4000),
  words: 'a'.repeat(4000),
};
const withSchool: Documents = { ...world, ...schoolIn('checked') };
const on = (state: 'draft' | 'published' | 'paused'): Documents => ({
  ...withSchool,
  ...jobIn(state, { ...content, ...full, levels: [...full.levels] }),
});

const ref = newReportCode();
const fullReport = { job: code, words: 'a'.repeat(4000) } as const;
const sent = documentsOf(reportJob(ref, fullReport, linkId));
const takeUp = { event: 'report.taken-up', from: 'received', to: 'looking' };

/** A report in a state, which its post counts. */
const reported = (state: string): Documents => ({
  ...withSchool,
  ...jobIn('published', {
    ...{ ...content, ...full, levels: [...full.levels] },
    ...{ openReports: 2, lastReport: '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c66' },
  }),
  [jobReportPath(ref)]: { ...sent[jobReportPath(ref)], state },
  [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
  [reportLinkPath(code, linkId)]: { ref, isOpen: true },
});

/** Writes of schools, posts and reports, each of maximum size. */
export const jobBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a school', 'A', world, add(by)],
  ['a school that is checked', 'A', { ...world, ...schoolIn('unchecked', null) }, check(signed)],
  ['a school that is checked again', 'A', withSchool, recheck(signed)],
  [
    'a school that is corrected',
    'A',
    { ...world, ...schoolIn('unchecked', null) },
    correctSchool(by, 'name', 'a'.repeat(80)),
  ],
  ['a school whose person is removed', 'A', withSchool, emptySchoolContact(by)],
  ['a draft of a post', 'A', withSchool, draft(by, full)],
  ['a draft that is edited', 'A', on('draft'), editJob(by, { ...full, title: 'b'.repeat(120) })],
  ['a post that is published', 'A', on('draft'), publish(by)],
  ['a post that is corrected', 'A', on('published'), correctJob(by, 'words', 'b'.repeat(4000))],
  ['a post that is extended', 'A', on('published'), extend(by)],
  ['a post that is paused', 'A', on('published'), pause(by)],
  ['a post that goes on', 'A', on('paused'), resume(by)],
  ['a post that is closed', 'A', on('published'), close(by)],
  ['a report about a post', 'G', on('published'), reportJob(ref, fullReport, linkId)],
  ['a report about a job that is not ours', 'G', withSchool, reportJob(ref, { ...fullReport, job: '' })],
  ['a report that is taken up', 'A', reported('received'), moveReport(ref, { ...takeUp, by })],
  ['a report that is decided', 'A', reported('looking'), decideReport(ref, code, linkId, by)],
];
