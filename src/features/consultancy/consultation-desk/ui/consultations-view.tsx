import { Skeleton } from 'design-system';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  consultationLifecycle,
  pastConsultationStates,
  useConsultationsByCodeQuery,
  useJunkConsultationsQuery,
  useLazyEveryPastConsultationQuery,
  useOpenConsultationsQuery,
  usePastConsultationsInfiniteQuery,
  type Consultation,
} from '@/entities/consultancy/consultation';
import { useCodesByContact } from '@/entities/phone-tail';
import { codeReader } from '@/entities/reference-code';
import {
  findRecord,
  RecordList,
  useDeskRecords,
  useDeskTable,
  useIndexWithPast,
  useLongList,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { consultationRow, nextActOf, receivedFirst, type ConsultationRow } from '../model/consultation-row';
import { ConsultationRecord } from './consultation-record';
import { useConsultationActs } from './use-consultation-acts';
import { useConsultationColumns } from './use-consultation-columns';

/** Junk has its own filter button. */
const barStates = consultationLifecycle.states.filter((state) => state !== 'junk');

const readCode = codeReader('consultancy');

/** Consultations that the desk shows: all that go on; of the others those that are asked for. */
const useAllConsultations = (ways: DeskWays) =>
  useLongList(ways, {
    open: useDeskRecords(ways, useOpenConsultationsQuery, useJunkConsultationsQuery),
    pastStates: pastConsultationStates,
    usePastQuery: usePastConsultationsInfiniteQuery,
    useByCodeQuery: useConsultationsByCodeQuery,
    readCode,
    byContact: useCodesByContact(ways.place.search),
  });

interface ConsultationsViewProps extends Pick<ListSlots, 'bar'> {
  ways: DeskWays;
  /** Renders the office notes. */
  notes: (record: DeskRecord) => ReactNode;
  /** Renders the talks that the school booked. */
  talks: (ref: string) => ReactNode;
  /** Renders the reports on figures before and after. */
  outcomes: (ref: string, state: string) => ReactNode;
}

/** Consultations of schools: those that wait for the office first, or one of them at full width. */
export function ConsultationsView({ ways, bar, notes, talks, outcomes }: ConsultationsViewProps) {
  const { t } = useTranslation(['consultation-desk', 'shell']);
  const now = useNow();
  const { all, past, named, openCount, error, isLoading } = useAllConsultations(ways);
  const toRow = useConsultationRow();
  const ordered = useMemo(() => receivedFirst(all), [all]);
  const index = useIndexWithPast(ordered, past, toRow);
  const columns = useConsultationColumns(now);
  const acts = useConsultationActs();
  const desk = useDeskTable({ ways, index, columns, now, alsoFound: named, openCount });
  const [readEvery, { error: unread }] = useLazyEveryPastConsultationQuery();
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const readAll = async () => {
    const { data } = await readEvery({ state: past.state ?? 'finished', month: ways.place.month });
    return data ? data.map(toRow) : null;
  };
  if (ways.openRef !== null) {
    const row = findRecord(index, ways.openRef) ?? null;
    return <ConsultationRecord key={ways.openRef} {...{ row, ways, notes, talks, outcomes }} />;
  }
  return (
    <RecordList
      ways={ways}
      view="consultations"
      index={index}
      desk={desk}
      error={error ?? unread}
      states={barStates}
      uncounted={pastConsultationStates}
      past={past}
      readAll={past.state === null ? undefined : readAll}
      now={now}
      bar={bar}
      acts={acts}
      csv={[
        { title: t('columns.school'), value: ({ school }) => school },
        { title: t('columns.needs'), value: ({ needs }) => needs },
        { title: t('columns.area'), value: ({ area }) => area },
      ]}
    />
  );
}

/** Creates the row of a consultation. */
function useConsultationRow(): (consultation: Consultation) => ConsultationRow {
  const { t } = useTranslation(['consultation-desk', 'consult', 'ghana']);
  const office = useOffice();
  return useCallback(
    (consultation) => {
      const { region, town } = consultation.school;
      const needs = consultation.needs.map((need) => t(`consult:fields.needs.options.${need}`));
      const next = nextActOf(consultation);
      const words = {
        needs: needs.join(', '),
        area: `${town}, ${t(`ghana:regions.${region}`)}`,
        next: next === null ? '' : t(`next.${next}`),
      };
      return consultationRow(consultation, words, office);
    },
    [t, office],
  );
}
