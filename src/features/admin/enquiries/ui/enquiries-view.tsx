import { Skeleton } from 'design-system';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  enquiryLifecycle,
  isChildAtRisk,
  pastEnquiryStates,
  unansweredStates,
  useCounsellingEnquiriesByCodeQuery,
  useCounsellingEnquiriesQuery,
  useEnquiriesByCodeQuery,
  useJunkEnquiriesQuery,
  useLazyEveryPastEnquiryQuery,
  useOpenEnquiriesQuery,
  usePastEnquiriesInfiniteQuery,
  type Enquiry,
  type PastEnquiryState,
} from '@/entities/enquiry';
import { useCodesByContact } from '@/entities/phone-tail';
import { codeReader } from '@/entities/reference-code';
import { useHasDuty } from '@/entities/session';
import {
  ageColumn,
  RecordList,
  stateColumn,
  textColumn,
  useDeskRecords,
  useDeskTable,
  useIndexWithPast,
  useLongList,
  type BulkAct,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
  type ShownPast,
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

const readCode = codeReader('enquiry');

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
  const { ways } = props;
  const records = useLongList(ways, {
    open: useDeskRecords(ways, useOpenEnquiriesQuery, useJunkEnquiriesQuery),
    pastStates: pastEnquiryStates,
    usePastQuery: usePastEnquiriesInfiniteQuery,
    useByCodeQuery: useEnquiriesByCodeQuery,
    readCode,
    byContact: useCodesByContact(ways.place.search),
  });
  return <EnquiryList {...props} {...records} hasExport />;
}

const none: readonly Enquiry[] = [];
const noCodes: ReadonlySet<string> = new Set();

const usePastCounselling = (
  asked: { readonly state: PastEnquiryState; readonly month: string | null },
  options: { readonly skip: boolean },
) => usePastEnquiriesInfiniteQuery({ ...asked, isCounselling: true }, options);

function CounsellingEnquiries(props: EnquiriesViewProps) {
  const { data: all = none, error, isLoading } = useCounsellingEnquiriesQuery(null);
  const records = useLongList(props.ways, {
    open: { all, error, isLoading },
    pastStates: pastEnquiryStates,
    usePastQuery: usePastCounselling,
    useByCodeQuery: useCounsellingEnquiriesByCodeQuery,
    readCode,
    // The office alone finds people by their phone and name.
    byContact: noCodes,
  });
  return <EnquiryList {...props} {...records} />;
}

interface EnquiryListProps extends EnquiriesViewProps {
  all: readonly Enquiry[];
  past: ShownPast<Enquiry, PastEnquiryState>;
  error: unknown;
  isLoading: boolean;
  /** Whether the list is saved as CSV. */
  hasExport?: boolean;
  /** Codes that the search names. */
  named: ReadonlySet<string>;
  openCount: number | null | undefined;
}

function EnquiryList({ all, past, error, isLoading, hasExport = false, ...props }: EnquiryListProps) {
  const { ways, bar, panel, named, openCount } = props;
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const toRow = useEnquiryRow();
  const index = useIndexWithPast(all, past, toRow);
  const columns = useEnquiryColumns(now);
  const desk = useDeskTable({ ways, index, columns, now, alsoFound: named, openCount });
  const [readEvery, { error: unread }] = useLazyEveryPastEnquiryQuery();
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const csv = [
    { title: t('columns.topic'), value: (row: EnquiryRow) => row.topic },
    { title: t('columns.name'), value: (row: EnquiryRow) => row.name },
  ];
  const { state } = past;
  const readAll = async () => {
    const { data } = await readEvery({ state: state ?? 'resolved', month: ways.place.month });
    return data ? data.map(toRow) : null;
  };

  return (
    <RecordList<EnquiryRow>
      ways={ways}
      view="enquiries"
      index={index}
      desk={desk}
      error={error ?? unread}
      states={barStates}
      uncounted={pastEnquiryStates}
      past={past}
      {...(!hasExport && { pastWords: t('past.foundByCode') })}
      now={now}
      bar={bar}
      acts={acts}
      readAll={state === null ? undefined : readAll}
      {...(hasExport && { csv })}
      // Reports about a child are never exported.
      mayExport={({ enquiry }) => !isChildAtRisk(enquiry)}
      open={{ panel, facts: ({ enquiry }) => <EnquiryFacts enquiry={enquiry} /> }}
    />
  );
}

/** Creates the row of an enquiry. */
function useEnquiryRow(): (enquiry: Enquiry) => EnquiryRow {
  const { t } = useTranslation(['admin', 'form']);
  const office = useOffice();
  return useCallback(
    (enquiry) => {
      const topic = t(`form:topics.${enquiry.topic}`);
      const record = enquiryRecord(enquiry, [topic], office);
      return { ...record, enquiry, topic, name: enquiry.name || t('unnamed') };
    },
    [t, office],
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
