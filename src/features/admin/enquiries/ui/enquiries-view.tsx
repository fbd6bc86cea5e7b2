import { Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  enquiryLifecycle,
  isChildAtRisk,
  unansweredStates,
  useCounsellingEnquiriesQuery,
  useEnquiriesQuery,
  useJunkEnquiriesQuery,
  type Enquiry,
} from '@/entities/enquiry';
import { useCodesByContact } from '@/entities/phone-tail';
import { useHasDuty } from '@/entities/session';
import {
  ageColumn,
  indexRecords,
  RecordList,
  stateColumn,
  textColumn,
  useDeskRecords,
  useDeskTable,
  type BulkAct,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { enquiryRecord } from '../model/enquiry-record';
import { EnquiryFacts } from './enquiry-facts';

interface EnquiryRow extends DeskRecord {
  readonly enquiry: Enquiry;
  readonly topic: string;
  readonly name: string;
}

/** Junk has its own filter button. */
const barStates = enquiryLifecycle.states.filter((state) => state !== 'junk');

/** What the office does with many enquiries at once. */
const acts: readonly BulkAct[] = [{ event: 'answer.started' }, { event: 'answer.given' }];

interface EnquiriesViewProps extends ListSlots {
  ways: DeskWays;
}

/** Enquiries: all of them for the office, those about counselling for whoever has that duty alone. */
export function EnquiriesView(props: EnquiriesViewProps) {
  return useHasDuty('office') ? <AllEnquiries {...props} /> : <CounsellingEnquiries {...props} />;
}

function AllEnquiries(props: EnquiriesViewProps) {
  const records = useDeskRecords(props.ways, useEnquiriesQuery, useJunkEnquiriesQuery);
  const alsoFound = useCodesByContact(props.ways.place.search);
  return <EnquiryList {...props} records={records} alsoFound={alsoFound} hasExport />;
}

const noCodes: ReadonlySet<string> = new Set();
const none: readonly Enquiry[] = [];

function CounsellingEnquiries(props: EnquiriesViewProps) {
  const { data = none, error, isLoading } = useCounsellingEnquiriesQuery(null);
  return <EnquiryList {...props} records={{ all: data, error, isLoading }} alsoFound={noCodes} />;
}

interface EnquiryListProps extends EnquiriesViewProps {
  records: ReturnType<typeof useDeskRecords<Enquiry>>;
  /** Whether the list is saved as CSV. */
  hasExport?: boolean;
  /** Codes found by a phone. */
  alsoFound: ReadonlySet<string>;
}

function EnquiryList({ ways, bar, panel, records, alsoFound, hasExport = false }: EnquiryListProps) {
  const { t } = useTranslation(['admin', 'form', 'shell']);
  const now = useNow();
  const office = useOffice();
  const { all, error, isLoading } = records;
  const index = useMemo(
    () =>
      indexRecords(
        all.map((enquiry): EnquiryRow => {
          const topic = t(`form:topics.${enquiry.topic}`);
          const record = enquiryRecord(enquiry, [topic], office);
          return { ...record, enquiry, topic, name: enquiry.name || t('unnamed') };
        }),
      ),
    [all, t, office],
  );
  const columns = useEnquiryColumns(now);
  const desk = useDeskTable({ ways, index, columns, now, alsoFound });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const csv = [
    { title: t('columns.topic'), value: (row: EnquiryRow) => row.topic },
    { title: t('columns.name'), value: (row: EnquiryRow) => row.name },
  ];

  return (
    <RecordList<EnquiryRow>
      ways={ways}
      view="enquiries"
      index={index}
      desk={desk}
      error={error}
      states={barStates}
      now={now}
      bar={bar}
      acts={acts}
      {...(hasExport && { csv })}
      // Reports about a child are never exported.
      mayExport={({ enquiry }) => !isChildAtRisk(enquiry)}
      open={{ panel, facts: ({ enquiry }) => <EnquiryFacts enquiry={enquiry} /> }}
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
      stateColumn({
        title: t('columns.state'),
        now,
        states: enquiryLifecycle.states,
        lateStates: unansweredStates,
      }),
    ],
    [t, now],
  );
}
