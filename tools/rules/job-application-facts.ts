import {
  jobApplicantContactSchema,
  jobApplicationSchema,
  jobRefereesSchema,
} from '@/entities/jobs/job-application/model/job-application';
import {
  applicantPassed,
  applicantTakenBack,
  jobApplicationLifecycle,
  passableStates,
} from '../../src/entities/jobs/job-application/model/job-application-lifecycle';
import { jobReportSchema } from '../../src/entities/jobs/job-report/model/job-report';
import {
  jobReportLifecycle,
  openReportStates,
} from '../../src/entities/jobs/job-report/model/job-report-lifecycle';
import { jobGraceMs } from '../../src/entities/jobs/job/model/job-lifecycle';
import { reportsThatPause } from '../../src/entities/jobs/job/model/job-state-at';
import {
  applicantCountSchema,
  passedSchema,
  schoolPageCodeShape,
  schoolPageSchema,
} from '@/entities/jobs/school-page/model/school-page';
import { schoolPageLifecycle } from '../../src/entities/jobs/school-page/model/school-page-lifecycle';
import { schoolPageOpened } from '@/entities/jobs/school-page/model/write-school-page';
import { hoursOf, lifecycleOf } from './lifecycle-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample', 'removal'];

/** Values of the template about applications for posts, and about reports. */
export const jobApplicationFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('jobApplication', jobApplicationLifecycle),
  ...shape('isJobApplication', jobApplicationSchema, [...stamps, 'decision', 'passed']),
  ...shape('isJobDecision', jobApplicationSchema.entries.decision),
  ...shape('isJobApplicantContact', jobApplicantContactSchema),
  ...shape('isJobReferees', jobRefereesSchema),
  'applicant passed': literal(applicantPassed),
  'applicant taken back': literal(applicantTakenBack),
  'passable states': list(passableStates),
  ...lifecycleOf('schoolPage', schoolPageLifecycle),
  ...shape('isSchoolPage', schoolPageSchema, stamps),
  ...shape('isApplicantCount', applicantCountSchema),
  ...shape('isPassed', passedSchema),
  'school page code': literal(schoolPageCodeShape.source),
  'school page opened': literal(schoolPageOpened),
  ...lifecycleOf('jobReport', jobReportLifecycle),
  ...shape('isJobReport', jobReportSchema, stamps),
  'open report states': list(openReportStates),
  'reports that pause': String(reportsThatPause),
  'grace hours': hoursOf(jobGraceMs),
};
