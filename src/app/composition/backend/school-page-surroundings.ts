import { changePath } from '@/entities/change-log';
import { jobPath } from '@/entities/jobs/job';
import { applicantPassed, applicantTakenBack } from '@/entities/jobs/job-application';
import { schoolPath } from '@/entities/jobs/school';
import type { SchoolPageSurroundings } from '@/entities/jobs/school-page';

/** What pages of schools need of schools, posts and applications. */
export const schoolPageSurroundings: SchoolPageSurroundings = {
  isChecked: async (schoolId, name, { read }) => {
    const school = await read(schoolPath(String(schoolId)));
    return school?.state === 'checked' && school.name === name;
  },
  schoolOf: async (job, { read }) => (await read(jobPath(job)))?.schoolId,
  passedOn: async (path, changeId, { read, readAfter }) => {
    const line = await readAfter(changePath(changeId));
    if (line?.event !== applicantPassed) return null;
    const record = String(line.record);
    const application = await readAfter(record);
    const contact = await read(`${record}/contact/applicant`);
    return application?.passed === path && contact !== null ? { ...contact, job: application.job } : null;
  },
  isTakenBack: async (changeId, { read, readAfter }) => {
    const application = await readAfter(String((await read(changePath(changeId)))?.record));
    const line = await readAfter(changePath(String(application?.lastChange)));
    return application?.passed === '' && line?.event === applicantTakenBack;
  },
};
