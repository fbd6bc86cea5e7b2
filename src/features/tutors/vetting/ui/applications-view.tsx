import { Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  tutorApplicationLifecycle,
  useJunkTutorApplicationsQuery,
  useTutorApplicationsQuery,
  type TutorApplication,
} from '@/entities/tutor-application';
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
import { applicationRecord } from '../model/application-record';
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

interface ApplicationsViewProps extends Pick<ListSlots, 'bar'>, Pick<ApplicationRecordProps, 'notes'> {
  ways: DeskWays;
}

/** Applications: the list, or one application at full width. */
export function ApplicationsView({ ways, bar, notes }: ApplicationsViewProps) {
  const { t } = useTranslation(['vetting', 'admin', 'ghana', 'shell']);
  const { date } = useFormats();
  const now = useNow();
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
  const columns = useApplicationColumns(now);
  const desk = useDeskTable({ ways, index, columns, now });
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
      desk.rows,
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="applications" hasSamples={index.hasSamples} csv={csv} />
          <BackendProblem error={error ?? junkError} />
          <LifecycleBar ways={ways} states={barStates} byState={index.byState} />
          {bar(desk.selection, <ColumnChoice ways={ways} desk={desk} />)}
          <RecordTable ways={ways} records={t('admin:views.applications')} desk={desk} />
        </>
      }
      panel={null}
    />
  );
}

function useApplicationColumns(now: Date): readonly RecordColumn<ApplicationRow>[] {
  const { t } = useTranslation(['vetting', 'admin']);
  return useMemo(() => {
    const words = (key: 'name' | 'topic' | 'area', title: string) =>
      textColumn<ApplicationRow>({ key, title, text: (row) => row[key], sortValue: (row) => row[key] });
    return [
      words('name', t('columns.name')),
      words('topic', t('columns.subjects')),
      words('area', t('columns.area')),
      ageColumn(t('columns.sent'), now),
      stateColumn({ title: t('columns.state'), now, states: tutorApplicationLifecycle.states }),
    ];
  }, [t, now]);
}
