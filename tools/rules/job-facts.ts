import { closesWithinDays, jobContentSchema, jobSchema } from '@/entities/jobs/job/model/job';
import { closingReasons } from '@/entities/jobs/job/model/job-choices';
import { correctableOfJob, jobCodeShape } from '@/entities/jobs/job/model/job-access';
import { jobCodeSchema } from '@/entities/jobs/job/model/job-code';
import { jobLifecycle, publicJobStates, runningJobStates } from '@/entities/jobs/job/model/job-lifecycle';
import { reportLinkSchema } from '@/entities/jobs/job/model/report-link';
import { jobCorrected, jobDrafted, jobEdited, jobExtended } from '@/entities/jobs/job/model/write-job';
import { schoolSchema } from '@/entities/jobs/school/model/school';
import { checkDays } from '@/entities/jobs/school/model/call-days';
import { correctableOfSchool } from '@/entities/jobs/school/model/school-access';
import { checkCountsMs, schoolLifecycle } from '@/entities/jobs/school/model/school-lifecycle';
import {
  schoolAdded,
  schoolContactEmptied,
  schoolCorrected,
  schoolRechecked,
} from '@/entities/jobs/school/model/write-school';
import { minuteShape } from '@/shared/fields';
import { define } from './define';
import { hoursOf, lifecycleOf } from './lifecycle-rules';
import { conditionsOf, list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rules of a new record and of a change check themselves. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample'];

type JobField = keyof typeof jobSchema.entries;

/** A function that looks at some fields of a post. */
const partOfJob = (called: string, fields: readonly string[]): string =>
  define(
    `${called}(data)`,
    fields.flatMap((name) => conditionsOf(`data.${name}`, jobSchema.entries[name as JobField])),
  );

/** Values of the template about the job board. */
export const jobFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('school', schoolLifecycle),
  ...lifecycleOf('job', jobLifecycle),
  ...shape('isSchool', schoolSchema, stamps),
  ...shape('isJob', jobSchema, stamps),
  'function isCodedOfJob': partOfJob('isCodedOfJob', correctableOfJob.coded),
  'function isTextOfJob': partOfJob('isTextOfJob', correctableOfJob.personal),
  'function isRestOfDraft': partOfJob('isRestOfDraft', ['schoolId', 'closesAt']),
  ...shape('isJobCode', jobCodeSchema),
  ...shape('isReportLink', reportLinkSchema),
  'public job states': list(publicJobStates),
  'running job states': list(runningJobStates),
  'job code': literal(jobCodeShape.source),
  'job content': list(Object.keys(jobContentSchema.entries)),
  'job drafted': literal(jobDrafted),
  'job edited': literal(jobEdited),
  'job extended': literal(jobExtended),
  'job corrected': literal(jobCorrected),
  'coded of job': list(correctableOfJob.coded),
  'personal of job': list(correctableOfJob.personal),
  'closing reasons': list(closingReasons),
  minute: literal(minuteShape.source),
  'closes within days': String(closesWithinDays),
  'school added': literal(schoolAdded),
  'school corrected': literal(schoolCorrected),
  'coded of school': list(correctableOfSchool.coded),
  'personal of school': list(correctableOfSchool.personal),
  'check events': list([schoolRechecked, schoolContactEmptied]),
  // The day itself counts whole.
  'check days before': String(checkDays.before + 1),
  'check days ahead': String(checkDays.ahead),
  'check hours': hoursOf(checkCountsMs),
};
