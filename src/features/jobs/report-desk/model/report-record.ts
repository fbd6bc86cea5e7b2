import { recountReport } from '@/entities/jobs/job';
import { isOpenReport, jobReportLifecycle, jobReportPath, type JobReport } from '@/entities/jobs/job-report';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';

const reportTransitions = officeTransitions(jobReportLifecycle);

/** A report on the desk. A decision takes it out of the count of its post, in the same commit. */
export function reportRecord(report: JobReport): DeskRecord {
  const { ref, state, createdAt, isSample, job, link } = report;
  return {
    ref: ref as DeskRecord['ref'],
    path: jobReportPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: isOpenReport(state),
    lateFrom: null,
    dueAt: null,
    isFlagged: false,
    isUrgent: isOpenReport(state),
    ...searchTexts(ref, [job]),
    transitions: reportTransitions.get(state) ?? [],
    writesWith: ({ from, to }) =>
      job !== '' && isOpenReport(from) !== isOpenReport(to) ? recountReport(job, link, isOpenReport(to)) : [],
  };
}
