import { logTrackedTransition, type ChangedBy } from '../../src/entities/change-log';
import { recountReport } from '../../src/entities/jobs/job';
import { jobReportPath, type JobReportOutput } from '../../src/entities/jobs/job-report';
import { reportWrites } from '../../src/features/jobs/reporting';
import { createReferenceCode } from '@/entities/reference-code';
import type { Write } from '@/shared/backend';

export const newReportCode = () => createReferenceCode('jobReport');

const sampleReport: JobReportOutput = {
  job: '',
  reason: 'money',
  words: 'Somebody who called himself Kofi asked for 150 cedis.',
};

/** A report, as the form sends it. */
export const reportJob = (
  ref: string,
  sent: Partial<JobReportOutput> = {},
  linkId: string = crypto.randomUUID(),
): readonly Write[] => reportWrites(ref, { ...sampleReport, ...sent }, linkId);

export interface ReportMove {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by: ChangedBy;
}

/** A move of a report, without the count of its post. */
export const moveReport = (ref: string, move: ReportMove): readonly Write[] =>
  logTrackedTransition({ id: crypto.randomUUID(), ref, record: jobReportPath(ref), ...move });

/** A decision about a report of a post, which takes it out of the count. */
export const decideReport = (
  ref: string,
  job: string,
  linkId: string,
  by: ChangedBy,
  to: 'upheld' | 'dismissed' = 'dismissed',
): readonly Write[] => [
  ...moveReport(ref, { event: `report.${to}`, from: 'looking', to, by }),
  ...recountReport(job, linkId, false),
];
