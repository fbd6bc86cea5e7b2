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
import { useCodesByPhone } from '@/entities/phone-tail';
import {
  ageColumn,
  indexRecords,
  RecordList,
  stateColumn,
  textColumn,
  useDeskRecords,
  useDeskTable,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { enquiryRecord } from '../model/enquiry-record';
import { EnquiryFacts } from './enquiry-facts';

interface EnquiryRow extends DeskRecord {
  readonly enquiry: Enquiry;
  readonly topic: string;
  readonly name: string;
}

/** Junk has its own filter button. */
const barStates = enquiryLifecycle.states.filter((state) => state !== 'junk');

/** Enquiries to the office. */
export function EnquiriesView({ ways, bar, panel }: ListSlots & { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'form', 'shell']);
  const now = useNow();
  const { all, error, isLoading } = useDeskRecords(ways, useEnquiriesQuery, useJunkEnquiriesQuery);
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
  const alsoFound = useCodesByPhone(ways.place.search);
  const desk = useDeskTable({ ways, index, columns, now, alsoFound });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  return (
    <RecordList
      ways={ways}
      view="enquiries"
      index={index}
      desk={desk}
      error={error}
      states={barStates}
      bar={bar}
      csv={[
        { title: t('columns.topic'), value: (row) => row.topic },
        { title: t('columns.name'), value: (row) => row.name },
      ]}
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
      stateColumn({ title: t('columns.state'), now, states: enquiryLifecycle.states }),
    ],
    [t, now],
  );
}
