import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { consultationLifecycle } from '@/entities/consultancy/consultation';
import { ageColumn, stateColumn, textColumn, type RecordColumn } from '@/shared/desk';
import type { ConsultationRow } from '../model/consultation-row';

/** Columns of the list of consultations. */
export function useConsultationColumns(now: Date): readonly RecordColumn<ConsultationRow>[] {
  const { t } = useTranslation(['consultation-desk', 'admin']);
  return useMemo(() => {
    const words = (key: 'school' | 'needs' | 'area' | 'next') =>
      textColumn<ConsultationRow>({
        key,
        title: t(`columns.${key}`),
        text: (row) => row[key],
        sortValue: (row) => row[key],
      });
    return [
      words('school'),
      { ...words('needs'), isWide: true },
      words('area'),
      words('next'),
      ageColumn(t('admin:columns.sent'), now),
      stateColumn({
        title: t('admin:columns.state'),
        now,
        states: consultationLifecycle.states,
        lateStates: ['received'],
      }),
    ];
  }, [t, now]);
}
