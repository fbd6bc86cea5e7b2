import { logged } from '@/entities/change-log';
import {
  correctableOfJob,
  createJobAccess,
  jobCodeAccess,
  jobCorrected,
  jobDrafted,
  jobLifecycle,
  loggedOfJob,
  reportCountAccess,
  reportLinkAccess,
} from '@/entities/jobs/job';
import {
  createJobApplicationAccess,
  jobApplicantContactAccess,
  jobApplicationLifecycle,
  jobRefereesAccess,
  notedOfJobApplication,
} from '@/entities/jobs/job-application';
import { createJobReportAccess, jobReportLifecycle } from '@/entities/jobs/job-report';
import { foundByPhone } from '@/entities/phone-tail';
import {
  correctableOfSchool,
  notedOfSchool,
  schoolAccess,
  schoolAdded,
  schoolCorrected,
  schoolLifecycle,
} from '@/entities/jobs/school';
import {
  createSchoolPageAccess,
  createShownAccess,
  schoolPageLifecycle,
  schoolPageOpened,
} from '@/entities/jobs/school-page';
import { tracked } from '@/entities/tracking';
import type { CollectionAccess } from '@/shared/backend';
import { schoolPageSurroundings } from './school-page-surroundings';
import { jobApplicationSurroundings, jobReportSurroundings, jobSurroundings } from './surroundings';

/** Access rules of the job board: schools, their posts and pages, applications for the posts, and reports. */
export const jobBoardAccess: readonly CollectionAccess[] = [
  logged(schoolAccess, schoolLifecycle, {
    beginning: { event: schoolAdded, by: 'office' },
    noted: notedOfSchool,
    corrected: { event: schoolCorrected, fields: correctableOfSchool },
  }),
  logged(createJobAccess(jobSurroundings), jobLifecycle, {
    beginning: { event: jobDrafted, by: 'office' },
    ...loggedOfJob,
    corrected: { event: jobCorrected, fields: correctableOfJob },
  }),
  jobCodeAccess,
  reportCountAccess,
  reportLinkAccess,
  foundByPhone(
    tracked(
      logged(createJobApplicationAccess(jobApplicationSurroundings), jobApplicationLifecycle, {
        noted: notedOfJobApplication,
      }),
    ),
  ),
  jobApplicantContactAccess,
  jobRefereesAccess,
  logged(createSchoolPageAccess(schoolPageSurroundings), schoolPageLifecycle, {
    beginning: { event: schoolPageOpened, by: 'office' },
  }),
  ...createShownAccess(schoolPageSurroundings),
  tracked(logged(createJobReportAccess(jobReportSurroundings), jobReportLifecycle)),
];
