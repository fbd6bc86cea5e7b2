import { Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  enquiryLifecycle,
  isChildAtRisk,
  useEnquiriesQuery,
  useJunkEnquiriesQuery,
  type Enquiry,
} from '@/entities/enquiry';
import {
  ageColumn,
  ColumnChoice,
  indexRecords,
  LifecycleBar,
  ListLayout,
  RecordTable,
  stateColumn,
  textColumn,
  useDeskTable,
  useWithJunk,
  ViewHead,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
  type ViewHeadProps,
} from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { toCsv } from '@/shared/lib/csv';
import { BackendProblem } from '@/shared/ui/form';
import { enquiryRecord } from '../model/enquiry-record';
import { EnquiryFacts } from './enquiry-facts';

interface EnquiryRow extends DeskRecord {
  readonly enquiry: Enquiry;
  readonly topic: string;
  readonly name: string;
}

/** Junk has its own filter button. */
const barStates = enquiryLifecycle.states.filter((state) => state !== 'junk');

const none: readonly Enquiry[] = [];

/** Enquiries to the office. */
export function EnquiriesView({ ways, bar, panel }: ListSlots & { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'form', 'shell']);
  const { date } = useFormats();
  const now = useNow();
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
  const columns = useEnquiryColumns(now);
  const desk = useDeskTable({ ways, index, columns, now });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const open = ways.openRef === null ? undefined : index.byRef.get(ways.openRef);
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
      desk.rows.filter(({ enquiry }) => !isChildAtRisk(enquiry)),
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="enquiries" hasSamples={index.hasSamples} csv={csv} />
          <BackendProblem error={error ?? junkError} />
          <LifecycleBar ways={ways} states={barStates} byState={index.byState} />
          {bar(desk.selection, <ColumnChoice ways={ways} desk={desk} />)}
          <RecordTable ways={ways} records={t('views.enquiries')} desk={desk} />
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

function useEnquiryColumns(now: Date): readonly RecordColumn<EnquiryRow>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      textColumn({
        key: 'topic',
        title: t('columns.topic'),
        text: ({ topic }) => topic,
        sortValue: ({ topic }) => topic,
      }),
      textColumn({
        key: 'name',
        title: t('columns.name'),
        text: ({ name }) => name,
        // Not the words that stand for a missing name.
        sortValue: ({ enquiry }) => enquiry.name,
      }),
      ageColumn(t('columns.sent'), now),
      stateColumn({ title: t('columns.state'), now, states: enquiryLifecycle.states }),
    ],
    [t, now],
  );
}
