import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { jobApplicationLifecycle } from '@/entities/jobs/job-application';
import { ageColumn, stateColumn, textColumn, type RecordColumn } from '@/shared/desk';
import type { ApplicantRow } from '../model/applicant-row';

/** Columns of the list of all applications for posts. */
export function useApplicantColumns(now: Date): readonly RecordColumn<ApplicantRow>[] {
  const { t } = useTranslation(['applicants', 'admin']);
  return useMemo(() => {
    const words = (key: 'title' | 'area' | 'qualification', title: string) =>
      textColumn<ApplicantRow>({ key, title, text: (row) => row[key], sortValue: (row) => row[key] });
    return [
      words('title', t('columns.post')),
      { ...words('qualification', t('columns.qualification')), isWide: true },
      words('area', t('columns.area')),
      ageColumn(t('admin:columns.sent'), now),
      stateColumn({ title: t('admin:columns.state'), now, states: jobApplicationLifecycle.states }),
    ];
  }, [t, now]);
}
