import { Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Duty } from '@/shared/backend';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { useDueRemovalsQuery } from '../api/removal-api';
import { retentionMonths } from '../model/retention';
import { FoundList } from './found-list';
import styles from './removal-view.module.css';

/** What is due by the retention periods, and removals that were not finished; removed in one press. */
export function DueList({ duties }: { duties: readonly Duty[] }) {
  const { t } = useTranslation(['admin', 'shell']);
  const office = useOffice();
  const { data, error, isLoading, fulfilledTimeStamp, refetch } = useDueRemovalsQuery({ duties });
  return (
    <div className={styles.due}>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={3} /> : null}
      <BackendProblem error={error} />
      {data ? (
        <FoundList
          key={fulfilledTimeStamp}
          found={data}
          heading={data.length === 0 ? t('removal.dueNothing') : t('removal.due', { count: data.length })}
          onRemoved={refetch}
        />
      ) : null}
      <p className={textStyles.soft}>{t('removal.dueLead', retentionMonths(office))}</p>
    </div>
  );
}
