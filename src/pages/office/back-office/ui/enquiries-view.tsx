import { Facts, Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { enquiryLife, useEnquiriesQuery, type Enquiry } from '@/entities/enquiry';
import { useFormats } from '@/shared/i18n';
import { formatPhone } from '@/shared/phone';
import { BackendProblem } from '@/shared/ui/form';
import type { Officer } from '../api/desk-api';
import { toCsv } from '@/shared/lib/csv';
import { indexRecords, type SortValues } from '../model/desk-list';
import { enquiryRecord, type DeskRecord } from '../model/desk-record';
import type { DeskWays } from '../model/desk-ways';
import { widestTexts } from '../model/widest-texts';
import { LifeBar } from './life-bar';
import { ListLayout } from './list-layout';
import { RecordPanel } from './record-panel';
import type { RecordColumn } from './record-row';
import { RecordTable } from './record-table';
import { StateMark } from './state-mark';
import { useNow } from '@/shared/lib/clock';
import { useShownRows } from './use-shown-rows';
import { useWidestAges } from './use-widest-ages';
import { ViewHead } from './view-head';

interface EnquiryRow extends DeskRecord {
  readonly enquiry: Enquiry;
  readonly topic: string;
  readonly name: string;
}

const none: readonly Enquiry[] = [];

const sortValues: SortValues<EnquiryRow> = {
  topic: ({ topic }) => topic,
  name: ({ name }) => name,
  sent: ({ createdAt }) => Date.parse(createdAt),
  state: ({ state }) => enquiryLife.states.findIndex((known) => known === state),
};

/** Questions to the office. */
export function EnquiriesView({ ways, officer }: { ways: DeskWays; officer: Officer }) {
  const { t } = useTranslation(['admin', 'form', 'shell']);
  const { age, date } = useFormats();
  const now = useNow();
  const widestAges = useWidestAges(now);
  const { data = none, error, isLoading } = useEnquiriesQuery(null);
  const index = useMemo(
    () =>
      indexRecords(
        data.map((enquiry): EnquiryRow => {
          const topic = t(`form:topics.${enquiry.topic}`);
          return { ...enquiryRecord(enquiry, [topic]), enquiry, topic, name: enquiry.name };
        }),
      ),
    [data, t],
  );
  const shown = useShownRows(index, ways.place, now, sortValues);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const open = ways.openRef === null ? undefined : index.byRef.get(ways.openRef);
  const words = (key: 'topic' | 'name') => ({
    key,
    title: t(`columns.${key}`),
    sortKey: key,
    show: (row: EnquiryRow) => row[key],
    widest: (rows: readonly EnquiryRow[]) => widestTexts(rows.map((row) => row[key])),
  });
  const columns: readonly RecordColumn<EnquiryRow>[] = [
    words('topic'),
    words('name'),
    {
      key: 'sent',
      title: t('columns.sent'),
      sortKey: 'sent',
      show: (row) => age(row.createdAt, now),
      widest: () => widestAges,
    },
    {
      key: 'state',
      title: t('columns.state'),
      sortKey: 'state',
      show: ({ state }) => <StateMark state={state} isLate={false} />,
      widest: () => enquiryLife.states.map((state) => <StateMark key={state} state={state} isLate={false} />),
    },
  ];
  const csv = () =>
    toCsv(
      [
        { title: t('columns.code'), value: (row) => row.ref },
        { title: t('columns.topic'), value: (row) => row.topic },
        { title: t('columns.name'), value: (row) => row.name },
        { title: t('columns.sent'), value: (row) => row.createdAt },
        { title: t('columns.state'), value: (row) => row.state },
      ],
      shown,
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="enquiries" hasSamples={index.hasSamples} csv={csv} />
          <BackendProblem error={error} />
          <LifeBar ways={ways} states={enquiryLife.states} byState={index.byState} lateCount={0} />
          <RecordTable
            ways={ways}
            records={t('views.enquiries')}
            rows={shown}
            columns={columns}
            total={index.rows.length}
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
