import { Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  enquiryLifecycle,
  isChildAtRisk,
  useJunkEnquiriesQuery,
  useEnquiriesQuery,
  type Enquiry,
} from '@/entities/enquiry';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { toCsv } from '@/shared/lib/csv';
import { indexRecords, type SortValues } from '@/shared/desk';
import type { DeskRecord } from '@/shared/desk';
import { enquiryRecord } from '../model/enquiry-record';
import type { DeskWays } from '@/shared/desk';
import { widestTexts } from '@/shared/desk';
import { EnquiryFacts } from './enquiry-facts';
import { LifecycleBar } from '@/shared/desk';
import { ListLayout } from '@/shared/desk';
import type { ListSlots } from '@/shared/desk';
import type { RecordColumn } from '@/shared/desk';
import { RecordTable } from '@/shared/desk';
import { StateMark } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { useSelection } from '@/shared/desk';
import { useShownRows } from '@/shared/desk';
import { useWidestAges } from '@/shared/desk';
import { useWithJunk } from '@/shared/desk';
import { ViewHead, type ViewHeadProps } from '@/shared/desk';

interface EnquiryRow extends DeskRecord {
  readonly enquiry: Enquiry;
  readonly topic: string;
  readonly name: string;
}

/** Junk has its own filter button. */
const barStates = enquiryLifecycle.states.filter((state) => state !== 'junk');

const none: readonly Enquiry[] = [];

const sortValues: SortValues<EnquiryRow> = {
  topic: ({ topic }) => topic,
  name: ({ name }) => name,
  sent: ({ createdAt }) => Date.parse(createdAt),
  state: ({ state }) => enquiryLifecycle.states.findIndex((known) => known === state),
};

/** Enquiries to the office. */
export function EnquiriesView({ ways, bar, panel }: ListSlots & { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'form', 'shell']);
  const { age, date } = useFormats();
  const now = useNow();
  const widestAges = useWidestAges(now);
  const { data = none, error, isLoading } = useEnquiriesQuery(null);
  const { all, error: junkError } = useWithJunk(ways, data, useJunkEnquiriesQuery);
  const index = useMemo(
    () =>
      indexRecords(
        all.map((enquiry): EnquiryRow => {
          const topic = t(`form:topics.${enquiry.topic}`);
          return { ...enquiryRecord(enquiry, [topic]), enquiry, topic, name: enquiry.name || t('unnamed') };
        }),
      ),
    [all, t],
  );
  const shown = useShownRows(index, ways.place, now, sortValues);
  const selection = useSelection(ways, shown);
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
      widest: () =>
        enquiryLifecycle.states.map((state) => <StateMark key={state} state={state} isLate={false} />),
    },
  ];
  const csv: ViewHeadProps['csv'] = (codeOf) =>
    toCsv(
      [
        { title: t('columns.code'), value: (row) => codeOf(row.ref) },
        { title: t('columns.topic'), value: (row) => row.topic },
        { title: t('columns.name'), value: (row) => row.name },
        { title: t('columns.sent'), value: (row) => date(row.createdAt, 'date') },
        { title: t('columns.state'), value: (row) => (t as (key: string) => string)(`states.${row.state}`) },
      ],
      // Reports about a child are never exported.
      shown.filter(({ enquiry }) => !isChildAtRisk(enquiry)),
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="enquiries" hasSamples={index.hasSamples} csv={csv} />
          <BackendProblem error={error ?? junkError} />
          <LifecycleBar ways={ways} states={barStates} byState={index.byState} />
          {bar(selection)}
          <RecordTable
            ways={ways}
            records={t('views.enquiries')}
            rows={shown}
            columns={columns}
            total={index.rows.length}
            selection={selection}
          />
        </>
      }
      panel={
        ways.openRef === null
          ? null
          : panel(open ?? null, open ? <EnquiryFacts enquiry={open.enquiry} /> : null)
      }
    />
  );
}
