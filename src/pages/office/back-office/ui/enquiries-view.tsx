import { Facts, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { enquiryLife, useEnquiriesQuery } from '@/entities/enquiry';
import { useFormats } from '@/shared/i18n';
import { formatPhone } from '@/shared/phone';
import { BackendProblem } from '@/shared/ui/form';
import type { Officer } from '../api/desk-api';
import { toCsv } from '../model/csv';
import { countByState, enquiryRecord, filterRecords } from '../model/desk-record';
import type { DeskWays } from '../model/desk-ways';
import { LifeBar } from './life-bar';
import { ListLayout } from './list-layout';
import { RecordPanel } from './record-panel';
import { RecordTable } from './record-table';
import { StateMark } from './state-mark';
import { useNow } from './use-now';
import { ViewHead } from './view-head';

/** Questions to the office. */
export function EnquiriesView({ ways, officer }: { ways: DeskWays; officer: Officer }) {
  const { t } = useTranslation(['admin', 'form', 'shell']);
  const { age, date } = useFormats();
  const now = useNow();
  const { data, error, isLoading } = useEnquiriesQuery(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const rows = (data ?? []).map((enquiry) => {
    const topic = t(`form:topics.${enquiry.topic}`);
    return { ...enquiryRecord(enquiry, [topic]), enquiry, topic };
  });
  type Row = (typeof rows)[number];
  const shown = filterRecords(rows, ways.place.state, ways.place.search);
  const open = rows.find(({ ref }) => ref === ways.openRef);
  const columns = [
    { key: 'topic', title: t('columns.topic'), show: (row: Row) => row.topic },
    { key: 'name', title: t('columns.name'), show: (row: Row) => row.enquiry.name },
    { key: 'sent', title: t('columns.sent'), show: (row: Row) => age(row.createdAt, now) },
    { key: 'state', title: t('columns.state'), show: (row: Row) => <StateMark record={row} /> },
  ];
  const csv = () =>
    toCsv(
      [
        { title: t('columns.code'), value: (row) => row.ref },
        { title: t('columns.topic'), value: (row) => row.topic },
        { title: t('columns.name'), value: (row) => row.enquiry.name },
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
            view="enquiries"
            hasSamples={rows.some(({ isSample }) => isSample)}
            csv={csv}
          />
          <BackendProblem error={error} />
          <LifeBar
            ways={ways}
            states={enquiryLife.states}
            counts={countByState(rows, enquiryLife.states)}
            lateCount={0}
          />
          <RecordTable
            ways={ways}
            caption={t('caption.enquiries')}
            rows={shown}
            columns={columns}
            total={rows.length}
          />
        </>
      }
      panel={
        ways.openRef === null ? null : (
          <RecordPanel key={ways.openRef} record={open ?? null} ways={ways} officer={officer}>
            {open ? (
              <Facts
                facts={[
                  { label: t('facts.topic'), value: open.topic },
                  { label: t('facts.name'), value: open.enquiry.name },
                  {
                    label: t('facts.phone'),
                    value: open.enquiry.phone ? (
                      <a href={`tel:${open.enquiry.phone}`}>{formatPhone(open.enquiry.phone)}</a>
                    ) : (
                      ''
                    ),
                  },
                  {
                    label: t('facts.email'),
                    value: open.enquiry.email ? (
                      <a href={`mailto:${open.enquiry.email}`}>{open.enquiry.email}</a>
                    ) : (
                      ''
                    ),
                  },
                  { label: t('facts.sent'), value: date(open.createdAt, 'longMoment') },
                  { label: t('facts.message'), value: open.enquiry.message },
                ]}
              />
            ) : null}
          </RecordPanel>
        )
      }
    />
  );
}
