import { createReferenceCode } from '@/entities/reference-code';
import { indexContact } from '@/entities/phone-tail';
import { openTracking } from '@/entities/tracking';
import { createJobApplication, type JobApplicationOutput } from '../../src/entities/jobs/job-application';
import type { StoredFile } from '@/shared/fields';
import { jobPath } from '../../src/entities/jobs/job';
import type { DocumentData, Write } from '@/shared/backend';

export const newJobApplicationCode = () => createReferenceCode('jobApplication');
export const newPostCode = () => createReferenceCode('post');

/** One moment for all, so that a minute which ends during the tests moves nothing. */
const start = Date.now();

/** Time this many hours from the start, to the minute, as posts and applications store it. */
export const minuteIn = (hours: number): string =>
  `${new Date(start + hours * 3_600_000).toISOString().slice(0, 16)}:00.000Z`;

/** A post with what applications and reports look at. */
export const postWith = (
  code: string,
  fields: DocumentData = {},
): Readonly<Record<string, DocumentData>> => ({
  [jobPath(code)]: {
    state: 'published',
    closesAt: minuteIn(48),
    openReports: 0,
    lastReport: '',
    ...fields,
  },
});

/** A complete application, as the form sends it. */
export const sampleJobApplication: JobApplicationOutput = {
  name: 'Abena Osei',
  phone: '+233244123456',
  email: 'abena@example.com',
  region: 'GH-AA',
  town: 'Madina',
  qualification: 'B.Ed. Mathematics, UCC 2019',
  years: 6,
  subjects: ['mathematics', 'science'],
  ntcLicence: 'PT/006655/2019',
  cover: 'I have taught JHS 1 to 3 for six years.',
  firstName: 'Kojo Mensah',
  firstPhone: '+233201234567',
  firstRelation: 'head',
  firstPlace: 'Madina No. 2 JHS',
  secondName: 'Ama Boateng',
  secondPhone: '+233271234567',
  secondRelation: 'colleague',
  secondPlace: 'Adenta',
  consent: true,
};

export const sampleCv: StoredFile = {
  id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c66',
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 200_000,
};

interface Applied {
  readonly sent?: Partial<JobApplicationOutput>;
  readonly cv?: StoredFile | null;
  /** Hours from now at which Send was pressed. */
  readonly sentIn?: number;
}

/** All writes of applying for a post. */
export function applyFor(
  job: string,
  ref: string,
  { sent: given = {}, cv = sampleCv, sentIn = 0 }: Applied = {},
): readonly Write[] {
  const sent = { ...sampleJobApplication, ...given };
  const sentAt = new Date(minuteIn(sentIn));
  return [
    ...createJobApplication(ref, { job, sent, cv, language: 'en', sentAt }),
    ...indexContact(ref, sent),
    openTracking(ref, { kind: 'jobApplication', job }, 'submitted'),
  ];
}
