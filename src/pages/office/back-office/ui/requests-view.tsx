import { classNames, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { tuitionRequestStory, useTuitionRequestsQuery } from '@/entities/tuition-request';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import type { Officer } from '../api/desk-api';
import { toCsv } from '../model/csv';
import { countByState, filterRecords } from '../model/desk-record';
import type { DeskWays } from '../model/desk-ways';
import { LifeBar } from './life-bar';
import { ListLayout } from './list-layout';
import { RecordTable } from './record-table';
import { RequestPanel } from './request-panel';
import { StateMark } from './state-mark';
import { useNow } from './use-now';
import { useRequestRows } from './use-request-rows';
import { ViewHead } from './view-head';
import styles from './requests-view.module.css';

const states = [...tuitionRequestStory, 'cancelled'] as const;

/** Families' requests for a tutor. */
export function RequestsView({ ways, officer }: { ways: DeskWays; officer: Officer }) {
  const { t } = useTranslation(['admin', 'shell']);
  const { age } = useFormats();
  const now = useNow();
  const { data, error, isLoading } = useTuitionRequestsQuery(null);
  const rows = useRequestRows(data ?? [], now);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const shown = filterRecords(rows, ways.place.state, ways.place.search);
  const open = rows.find(({ ref }) => ref === ways.openRef);
  const columns = [
    { key: 'learner', title: t('columns.learner'), show: (row: (typeof rows)[number]) => row.learner },
    { key: 'subject', title: t('columns.subject'), show: (row: (typeof rows)[number]) => row.subject },
    { key: 'area', title: t('columns.area'), show: (row: (typeof rows)[number]) => row.area },
    {
      key: 'hours',
      title: t('columns.hours'),
      isWide: true,
      show: (row: (typeof rows)[number]) => row.hours,
    },
    {
      key: 'sent',
      title: t('columns.sent'),
      show: (row: (typeof rows)[number]) => (
        <span className={classNames(row.isLate && styles.late)}>{age(row.createdAt, now)}</span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      show: (row: (typeof rows)[number]) => <StateMark record={row} />,
    },
  ];
  const csv = () =>
    toCsv(
      [
        { title: t('columns.code'), value: (row) => row.ref },
        { title: t('columns.learner'), value: (row) => row.learner },
        { title: t('columns.subject'), value: (row) => row.subject },
        { title: t('columns.area'), value: (row) => row.area },
        { title: t('columns.hours'), value: (row) => row.hours },
        { title: t('columns.sent'), value: (row) => row.createdAt },
        { title: t('columns.state'), value: (row) => row.state },
      ],
      shown,
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead
            ways={ways}
            view="requests"
            hasSamples={rows.some(({ isSample }) => isSample)}
            csv={csv}
          />
          <BackendProblem error={error} />
          <LifeBar
            ways={ways}
            states={states}
            counts={countByState(rows, states)}
            lateCount={rows.filter(({ isLate }) => isLate).length}
          />
          <RecordTable
            ways={ways}
            caption={t('caption.requests')}
            rows={shown}
            columns={columns}
            total={rows.length}
          />
        </>
      }
      panel={
        ways.openRef === null ? null : (
          <RequestPanel key={ways.openRef} row={open} ways={ways} officer={officer} />
        )
      }
    />
  );
}
