import { Skeleton } from 'design-system';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodesByContact } from '@/entities/phone-tail';
import { codeReader } from '@/entities/reference-code';
import {
  pastApplicationStates,
  tutorApplicationLifecycle,
  useJunkTutorApplicationsQuery,
  useLazyEveryPastTutorApplicationQuery,
  useOpenTutorApplicationsQuery,
  usePastTutorApplicationsInfiniteQuery,
  useTutorApplicationsByCodeQuery,
  type TutorApplication,
} from '@/entities/tutor-application';
import {
  ageColumn,
  findRecord,
  RecordList,
  stateColumn,
  textColumn,
  useDeskRecords,
  useDeskTable,
  useIndexWithPast,
  useLongList,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { applicationRecord } from '../model/application-record';
import { ApplicationRecord, type ApplicationRecordProps } from './application-record';
import { useApplicationActs } from './use-application-acts';

interface ApplicationRow extends DeskRecord {
  readonly application: TutorApplication;
  readonly name: string;
  readonly topic: string;
  readonly area: string;
}

/** Junk has its own filter button. */
const barStates = tutorApplicationLifecycle.states.filter((state) => state !== 'junk');

const readCode = codeReader('application');

/** Applications that the desk shows: those that are not decided; of the others those that are asked for. */
const useAllApplications = (ways: DeskWays) =>
  useLongList(ways, {
    open: useDeskRecords(ways, useOpenTutorApplicationsQuery, useJunkTutorApplicationsQuery),
    pastStates: pastApplicationStates,
    usePastQuery: usePastTutorApplicationsInfiniteQuery,
    useByCodeQuery: useTutorApplicationsByCodeQuery,
    readCode,
    byContact: useCodesByContact(ways.place.search),
  });

interface ApplicationsViewProps extends Pick<ListSlots, 'bar'>, Pick<ApplicationRecordProps, 'notes'> {
  ways: DeskWays;
}

/** Applications: the list, or one application at full width. */
export function ApplicationsView({ ways, bar, notes }: ApplicationsViewProps) {
  const { t } = useTranslation(['vetting', 'admin', 'ghana', 'shell']);
  const now = useNow();
  const office = useOffice();
  const { all, past, named, openCount, error, isLoading } = useAllApplications(ways);
  const toRow = useCallback(
    (application: TutorApplication): ApplicationRow => {
      const { profile, teaching } = application;
      const topic = teaching.subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', ');
      const { name, town: area } = profile;
      const record = applicationRecord(application, [name, topic, area], office);
      return { ...record, application, name, topic, area };
    },
    [t, office],
  );
  const index = useIndexWithPast(all, past, toRow);
  const columns = useApplicationColumns(now);
  const acts = useApplicationActs();
  const desk = useDeskTable({ ways, index, columns, now, alsoFound: named, openCount });
  const [readEvery, { error: unread }] = useLazyEveryPastTutorApplicationQuery();
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const readAll = async () => {
    const { data } = await readEvery({ state: past.state ?? 'approved', month: ways.place.month });
    return data ? data.map(toRow) : null;
  };
  if (ways.openRef !== null) {
    const open = findRecord(index, ways.openRef);
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

  return (
    <RecordList
      ways={ways}
      view="applications"
      index={index}
      desk={desk}
      error={error ?? unread}
      states={barStates}
      uncounted={pastApplicationStates}
      past={past}
      readAll={past.state === null ? undefined : readAll}
      now={now}
      bar={bar}
      acts={acts}
      csv={[
        { title: t('columns.name'), value: (row) => row.name },
        { title: t('columns.subjects'), value: (row) => row.topic },
        { title: t('columns.area'), value: (row) => row.area },
      ]}
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
      stateColumn({
        title: t('columns.state'),
        now,
        states: tutorApplicationLifecycle.states,
        lateStates: ['submitted'],
      }),
    ];
  }, [t, now]);
}
