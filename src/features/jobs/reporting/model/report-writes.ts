import { linkReport } from '@/entities/jobs/job';
import { createJobReport, type JobReportOutput } from '@/entities/jobs/job-report';
import { openTracking } from '@/entities/tracking';
import type { Write } from '@/shared/backend';

/**
 * Writes of a new report: the record, its tracking, and of a post of ours the count. For one commit.
 * @param ref a new reference code of kind `jobReport`
 * @param linkId a new random UUID
 */
export const reportWrites = (ref: string, sent: JobReportOutput, linkId: string): readonly Write[] => [
  createJobReport(ref, sent, sent.job === '' ? '' : linkId),
  openTracking(ref, { kind: 'jobReport' }, 'received'),
  ...(sent.job === '' ? [] : linkReport(sent.job, linkId, ref)),
];
