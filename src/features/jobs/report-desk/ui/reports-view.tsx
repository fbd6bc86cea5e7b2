import { Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { jobReportLifecycle, useJobReportsQuery, type JobReport } from '@/entities/jobs/job-report';
import {
  ageColumn,
  indexRecords,
  RecordList,
  stateColumn,
  textColumn,
  useDeskTable,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { reportRecord } from '../model/report-record';
import { ReportFacts } from './report-facts';
import styles from './reports.module.css';

interface ReportRow extends DeskRecord {
  readonly report: JobReport;
  readonly reason: string;
}

const none: readonly JobReport[] = [];

/** Reports about jobs: those that wait first. */
export function ReportsView({ ways, bar, panel }: ListSlots & { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const { data = none, error, isLoading } = useJobReportsQuery(null);
  const index = useMemo(
    () =>
      indexRecords(
        data.map((report): ReportRow => ({
          ...reportRecord(report),
          report,
          reason: t(`jobReports.reasons.${report.reason}`),
        })),
      ),
    [data, t],
  );
  const columns = useMemo(
    (): readonly RecordColumn<ReportRow>[] => [
      textColumn({ key: 'reason', title: t('jobReports.reason'), text: ({ reason }) => reason }),
      textColumn({ key: 'job', title: t('jobReports.job'), text: ({ report }) => report.job }),
      ageColumn(t('columns.sent'), now),
      stateColumn({ title: t('columns.state'), now, states: jobReportLifecycle.states }),
    ],
    [t, now],
  );
  const desk = useDeskTable({ ways, index, columns, now });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  return (
    <RecordList
      ways={ways}
      view="reports"
      index={index}
      desk={desk}
      error={error}
      states={jobReportLifecycle.states}
      now={now}
      bar={bar}
      lead={<p className={styles.lead}>{t('jobReports.lead')}</p>}
      open={{ panel, facts: ({ report }) => <ReportFacts report={report} /> }}
    />
  );
}
