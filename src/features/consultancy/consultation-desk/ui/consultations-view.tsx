import { Skeleton } from 'design-system';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  consultationLifecycle,
  useConsultationsQuery,
  useJunkConsultationsQuery,
} from '@/entities/consultancy/consultation';
import { useCodesByContact } from '@/entities/phone-tail';
import {
  findRecord,
  indexRecords,
  RecordList,
  useDeskRecords,
  useDeskTable,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { consultationRow, nextActOf, receivedFirst } from '../model/consultation-row';
import { ConsultationRecord } from './consultation-record';
import { useConsultationActs } from './use-consultation-acts';
import { useConsultationColumns } from './use-consultation-columns';

/** Junk has its own filter button. */
const barStates = consultationLifecycle.states.filter((state) => state !== 'junk');

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
  const { t } = useTranslation(['consultation-desk', 'consult', 'ghana', 'shell']);
  const now = useNow();
  const office = useOffice();
  const { all, error, isLoading } = useDeskRecords(ways, useConsultationsQuery, useJunkConsultationsQuery);
  const index = useMemo(
    () =>
      indexRecords(
        receivedFirst(
          all.map((consultation) => {
            const { region, town } = consultation.school;
            const needs = consultation.needs.map((need) => t(`consult:fields.needs.options.${need}`));
            const next = nextActOf(consultation);
            const words = {
              needs: needs.join(', '),
              area: `${town}, ${t(`ghana:regions.${region}`)}`,
              next: next === null ? '' : t(`next.${next}`),
            };
            return consultationRow(consultation, words, office);
          }),
        ),
      ),
    [all, office, t],
  );
  const columns = useConsultationColumns(now);
  const acts = useConsultationActs();
  const alsoFound = useCodesByContact(ways.place.search);
  const desk = useDeskTable({ ways, index, columns, now, alsoFound });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
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
      error={error}
      states={barStates}
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
