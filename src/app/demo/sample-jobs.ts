import { jobCodePath, jobPath } from '@/entities/jobs/job';
import { schoolPath } from '@/entities/jobs/school';
import type { DocumentData } from '@/shared/backend';
import { sampleJobs, type SampleJob } from './sample-job-list';
import { sampleSchools, type SampleSchool } from './sample-schools';
import { sampleOffice } from './sample-timeline';

type Documents = Record<string, DocumentData>;

const dayMs = 86_400_000;

const at = (now: number, days: number): string => new Date(now + days * dayMs).toISOString();
const day = (time: string): string => time.slice(0, 10);

/** Posts close at the end of a working day. */
const closing = (now: number, days: number): string => `${day(at(now, days))}T17:00:00.000Z`;

const checkedOn = (now: number, { checkedDaysAgo }: SampleSchool): string =>
  checkedDaysAgo === null ? '' : day(at(now, -checkedDaysAgo));

function schoolDocuments(school: SampleSchool, now: number): Documents {
  const { id, checkedDaysAgo, ...facts } = school;
  const movedAt = at(now, -(checkedDaysAgo ?? 1));
  const { userId, name } = sampleOffice;
  const check = {
    day: checkedOn(now, school),
    person: 'Sample Head',
    role: 'Head teacher',
    phone: '+233300000000',
    foundIn: facts.foundIn,
    by: { userId, name },
  };
  return {
    [schoolPath(id)]: {
      state: checkedDaysAgo === null ? 'unchecked' : 'checked',
      createdAt: at(now, -(checkedDaysAgo ?? 0) - 1),
      movedAt,
      updatedAt: movedAt,
      lastChange: '',
      isSample: true,
      ...facts,
      phone: '+233300000000',
      ...(checkedDaysAgo !== null && { check }),
    },
  };
}

function jobDocuments(sample: SampleJob, now: number): Documents {
  const { code, state, publishedDaysAgo, closesInDays, closedFor, openReports = 0, ...content } = sample;
  const school = sampleSchools.find(({ id }) => id === content.schoolId);
  if (!school) return {};
  const { name, kind, region, town, foundIn } = school;
  const publishedAt = at(now, -publishedDaysAgo);
  const closesAt = closing(now, closesInDays);
  const movedAt = state === 'closed' ? closesAt : publishedAt;
  const shown = { publishedAt, closesAt, movedAt, openReports };
  return {
    [jobPath(code)]: {
      state,
      createdAt: at(now, -publishedDaysAgo - 1),
      updatedAt: movedAt,
      lastChange: '',
      isSample: true,
      ...content,
      school: { name, kind, region, town, checkedOn: checkedOn(now, school), foundIn },
      closesAt,
      movedAt,
      openReports,
      lastReport: '',
      ...(closedFor && { closedFor }),
      ...(state !== 'draft' && { publishedAt }),
    },
    ...(state !== 'draft' && { [jobCodePath(code)]: { state, ...shown } }),
  };
}

/** The sample schools and posts of the demo, with the index of codes. */
export const jobSamples = (now: number): Documents =>
  Object.fromEntries([
    ...sampleSchools.flatMap((school) => Object.entries(schoolDocuments(school, now))),
    ...sampleJobs.flatMap((sample) => Object.entries(jobDocuments(sample, now))),
  ]);
