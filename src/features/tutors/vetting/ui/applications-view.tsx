import { Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  tutorApplicationLifecycle,
  useJunkTutorApplicationsQuery,
  useTutorApplicationsQuery,
  type TutorApplication,
} from '@/entities/tutor-application';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { toCsv } from '@/shared/lib/csv';
import { indexRecords, type SortValues } from '@/shared/desk';
import { applicationRecord } from '../model/application-record';
import type { DeskRecord } from '@/shared/desk';
import type { DeskWays } from '@/shared/desk';
import { widestTexts } from '@/shared/desk';
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
import { ApplicationRecord, type ApplicationRecordProps } from './application-record';

interface ApplicationRow extends DeskRecord {
  readonly application: TutorApplication;
  readonly name: string;
  readonly topic: string;
  readonly area: string;
}

/** Junk has its own filter button. */
const barStates = tutorApplicationLifecycle.states.filter((state) => state !== 'junk');

const none: readonly TutorApplication[] = [];

const sortValues: SortValues<ApplicationRow> = {
  name: ({ name }) => name,
  topic: ({ topic }) => topic,
  area: ({ area }) => area,
  sent: ({ createdAt }) => Date.parse(createdAt),
  state: ({ state }) => tutorApplicationLifecycle.states.findIndex((known) => known === state),
};

interface ApplicationsViewProps extends Pick<ListSlots, 'bar'>, Pick<ApplicationRecordProps, 'notes'> {
  ways: DeskWays;
}

/** Applications: the list, or one application at full width. */
export function ApplicationsView({ ways, bar, notes }: ApplicationsViewProps) {
  const { t } = useTranslation(['vetting', 'admin', 'ghana', 'shell']);
  const { age, date } = useFormats();
  const now = useNow();
  const widestAges = useWidestAges(now);
  const { data = none, error, isLoading } = useTutorApplicationsQuery(null);
  const { all, error: junkError } = useWithJunk(ways, data, useJunkTutorApplicationsQuery);
  const index = useMemo(
    () =>
      indexRecords(
        all.map((application): ApplicationRow => {
          const { profile, teaching } = application;
          const topic = teaching.subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', ');
          const { name, town: area } = profile;
          return { ...applicationRecord(application, [name, topic, area]), application, name, topic, area };
        }),
      ),
    [all, t],
  );
  const shown = useShownRows(index, ways.place, now, sortValues);
  const selection = useSelection(ways, shown);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  if (ways.openRef !== null) {
    const open = index.byRef.get(ways.openRef);
    return (
      <ApplicationRecord
        key={ways.openRef}
        record={open ?? null}
        application={open?.application ?? null}
        ways={ways}
        notes={notes}
      />
    );
  }

  const words = (key: 'name' | 'topic' | 'area', title: string) => ({
    key,
    title,
    sortKey: key,
    show: (row: ApplicationRow) => row[key],
    widest: (rows: readonly ApplicationRow[]) => widestTexts(rows.map((row) => row[key])),
  });
  const columns: readonly RecordColumn<ApplicationRow>[] = [
    words('name', t('columns.name')),
    words('topic', t('columns.subjects')),
    words('area', t('columns.area')),
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
        tutorApplicationLifecycle.states.map((state) => (
          <StateMark key={state} state={state} isLate={false} />
        )),
    },
  ];
  const csv: ViewHeadProps['csv'] = (codeOf) =>
    toCsv(
      [
        { title: t('columns.code'), value: (row) => codeOf(row.ref) },
        { title: t('columns.name'), value: (row) => row.name },
        { title: t('columns.subjects'), value: (row) => row.topic },
        { title: t('columns.area'), value: (row) => row.area },
        { title: t('columns.sent'), value: (row) => date(row.createdAt, 'date') },
        {
          title: t('columns.state'),
          value: (row) => (t as (key: string) => string)(`admin:states.${row.state}`),
        },
      ],
      shown,
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="applications" hasSamples={index.hasSamples} csv={csv} />
          <BackendProblem error={error ?? junkError} />
          <LifecycleBar ways={ways} states={barStates} byState={index.byState} />
          {bar(selection)}
          <RecordTable
            ways={ways}
            records={t('admin:views.applications')}
            rows={shown}
            columns={columns}
            total={index.rows.length}
            selection={selection}
          />
        </>
      }
      panel={null}
    />
  );
}
