import { createChangeId, logChange, logTransition, type ChangedBy } from '../../src/entities/change-log';
import {
  openSchoolPage,
  passedPath,
  schoolPageOpened,
  schoolPagePath,
  writeCount,
} from '../../src/entities/jobs/school-page';
import { passOn, takeBack } from '../../src/features/jobs/school-page-desk';
import { createReferenceCode } from '@/entities/reference-code';
import type { DocumentData, Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { sampleJobApplication } from './jobs';
import { code as postCode, school } from './posts';

export const pageCode = createReferenceCode('school');
export const page = schoolPagePath(pageCode);
const passedId = '5b1d3f4e-6a4b-4a52-9a5f-0d5a3d8f1c77';
/** What the school sees of an applicant. */
export const passed = passedPath(pageCode, passedId);

const ofSchool = { id: school.split('/')[1] ?? '', name: 'Bright Basic School' };

const { name, phone, email } = sampleJobApplication;
export const shownApplicant = { job: postCode, name, phone, email };

export function openPage(by: ChangedBy, of: Partial<typeof ofSchool> = {}): readonly Write[] {
  const id = createChangeId();
  return [
    openSchoolPage(pageCode, id, { ...ofSchool, ...of }),
    logChange({ id, by, record: page, event: schoolPageOpened, after: { state: 'open' } }),
  ];
}

export const shutPage = (by: ChangedBy) =>
  logTransition({ id: createChangeId(), by, record: page, event: 'page.shut', from: 'open', to: 'shut' });

export const reopenPage = (by: ChangedBy) =>
  logTransition({ id: createChangeId(), by, record: page, event: 'page.reopened', from: 'shut', to: 'open' });

export const count = (
  applications: number,
  stored: DocumentData | null = null,
  job = postCode,
): readonly Write[] => [writeCount(pageCode, job, applications, stored)];

export const passOnSample = (
  by: ChangedBy,
  ref: string,
  applicant: Partial<typeof shownApplicant> = {},
): readonly Write[] => passOn({ id: passedId, by, ref }, pageCode, { ...shownApplicant, ...applicant });

export const takeBackSample = (by: ChangedBy, ref: string): readonly Write[] =>
  takeBack({ id: createChangeId(), by, ref }, passed);

const at = '2026-03-09T16:12:00.000Z';

/** A stored page with a count. */
export const pageIn = (state: 'open' | 'shut'): Documents => ({
  [page]: {
    state,
    createdAt: at,
    movedAt: at,
    updatedAt: at,
    lastChange: 'before',
    isSample: false,
    schoolId: ofSchool.id,
    name: ofSchool.name,
  },
  [`${page}/posts/${postCode}`]: { applications: 4, countedAt: at },
});

/** Where an application says what the school sees of it. */
export const passedOf = (application: string): Documents => ({
  [passed]: { ...shownApplicant, at },
  [`changeLog/${passedId}`]: {
    at,
    by: { kind: 'office', userId: 'demo-admin', name: 'Office 1' },
    record: application,
    event: 'applicant.passed',
    before: {},
    after: {},
  },
});
