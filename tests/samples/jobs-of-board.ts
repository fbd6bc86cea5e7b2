import { jobModes, jobTypes, type Job } from '@/entities/jobs/job';
import { levels, regionCodes, subjects } from '@/shared/ghana';

export const boardNow = new Date('2026-03-10T08:00:00.000Z');

const at = (days: number) => new Date(boardNow.getTime() + days * 86_400_000).toISOString();

/** An open post that closes in 17 days. */
export const boardJob: Job = {
  code: 'LL-P4TR8QX2NHM6DB',
  state: 'published',
  createdAt: at(-9),
  publishedAt: at(-8),
  movedAt: at(-8),
  updatedAt: at(-8),
  lastChange: '',
  isSample: false,
  title: 'Mathematics teacher, JHS',
  schoolId: 'sample-school-1',
  school: {
    name: 'Sample Basic School',
    kind: 'private',
    region: 'GH-TV',
    town: 'Ho',
    checkedOn: '2026-03-01',
    foundIn: 'sign',
  },
  subjects: ['mathematics'],
  levels: ['jhs'],
  type: 'full-time',
  mode: 'on-site',
  region: 'GH-TV',
  town: 'Ho',
  pay: { kind: 'exact', per: 'month', amount: 240_000 },
  asked: 'NTC licence',
  toSend: 'CV',
  words: 'Teach JHS 1 to 3.',
  closesAt: at(17),
  openReports: 0,
  lastReport: '',
};

const of = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

/** Posts of all kinds, some of them closed, in no particular order. */
export const manyJobs = (count: number): readonly Job[] =>
  Array.from({ length: count }, (_, index) => ({
    ...boardJob,
    code: `LL-P${String(index).padStart(13, '0')}`,
    title: `${of(subjects, index * 7)} teacher ${String(index)}`,
    subjects: [of(subjects, index), of(subjects, index * 3 + 1)],
    levels: [of(levels, index)],
    type: of(jobTypes, index),
    mode: of(jobModes, index * 5),
    region: of(regionCodes, index * 11),
    town: `Town ${String(index % 90)}`,
    publishedAt: at(-(index % 60)),
    closesAt: at(((index * 13) % 100) - 20),
  }));
