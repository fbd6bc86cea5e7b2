import { clsx } from 'clsx/lite';
import { Skeleton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  tuitionRequestTimeline,
  useJunkTuitionRequestsQuery,
  useTuitionRequestsQuery,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { schoolClasses } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { toCsv } from '@/shared/lib/csv';
import { isLate, type SortValues } from '@/shared/desk';
import { requestFilters, type RequestFilter } from '../model/request-filters';
import type { DeskWays } from '@/shared/desk';
import type { RequestRow } from '../model/request-row';
import { widestTexts } from '@/shared/desk';
import { LifecycleBar } from '@/shared/desk';
import { ListLayout } from '@/shared/desk';
import type { ListSlots } from '@/shared/desk';
import type { RecordColumn } from '@/shared/desk';
import { RecordTable } from '@/shared/desk';
import { RequestFacts } from './request-facts';
import styles from './requests-view.module.css';
import { StateMark } from '@/shared/desk';
import { FilterNote } from './filter-note';
import { useNow } from '@/shared/lib/clock';
import { useRequestIndex } from './use-request-index';
import { useSelection } from '@/shared/desk';
import { useShownRows } from '@/shared/desk';
import { useWidestAges } from '@/shared/desk';
import { useWithJunk } from '@/shared/desk';
import { ViewHead, type ViewHeadProps } from '@/shared/desk';

const states = [
  ...tuitionRequestTimeline.slice(0, 2),
  'asking',
  ...tuitionRequestTimeline.slice(2),
  'cancelled',
  'lapsed',
] as const;

const none: readonly TuitionRequest[] = [];

const sortValues: SortValues<RequestRow> = {
  learner: ({ request }) => schoolClasses.indexOf(request.lessons.schoolClass),
  area: ({ area }) => area,
  sent: ({ createdAt }) => Date.parse(createdAt),
  state: ({ state }) => states.findIndex((known) => known === state),
};

interface RequestsViewProps extends ListSlots {
  ways: DeskWays;
  /** Renders the tutor search below the details. */
  tutorSearch: (request: TuitionRequest) => ReactNode;
}

/** Requests for a tutor. */
export function RequestsView({ ways, bar, panel, tutorSearch }: RequestsViewProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const { age, date } = useFormats();
  const now = useNow();
  const widestAges = useWidestAges(now);
  const { data = none, error, isLoading } = useTuitionRequestsQuery(null);
  const { all, error: junkError } = useWithJunk(ways, data, useJunkTuitionRequestsQuery);
  const index = useRequestIndex(all);
  const shown = useShownRows(index, ways.place, now, sortValues, requestFilters);
  const selection = useSelection(ways, shown);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const offered = index.byState.get('offered') ?? [];
  const open = ways.openRef === null ? undefined : index.byRef.get(ways.openRef);
  const countOf = (filter: RequestFilter) =>
    index.rows.filter((row) => requestFilters[filter](row, now)).length;
  const words = (key: 'learner' | 'subject' | 'area' | 'hours') => ({
    key,
    title: t(`columns.${key}`),
    show: (row: RequestRow) => row[key],
    widest: (rows: readonly RequestRow[]) => widestTexts(rows.map((row) => row[key])),
  });
  const columns: readonly RecordColumn<RequestRow>[] = [
    { ...words('learner'), sortKey: 'learner' },
    words('subject'),
    { ...words('area'), sortKey: 'area' },
    { ...words('hours'), isWide: true },
    {
      key: 'sent',
      title: t('columns.sent'),
      sortKey: 'sent',
      show: (row) => <span className={clsx(isLate(row, now) && styles.late)}>{age(row.createdAt, now)}</span>,
      widest: () => widestAges,
    },
    {
      key: 'state',
      title: t('columns.state'),
      sortKey: 'state',
      show: (row) => <StateMark state={row.state} isLate={isLate(row, now)} />,
      widest: () =>
        states.map((state) => <StateMark key={state} state={state} isLate={state === 'offered'} />),
    },
  ];
  const csv: ViewHeadProps['csv'] = (codeOf) =>
    toCsv(
      [
        { title: t('columns.code'), value: (row) => codeOf(row.ref) },
        { title: t('columns.learner'), value: (row) => row.learner },
        { title: t('columns.subject'), value: (row) => row.subject },
        { title: t('columns.area'), value: (row) => row.area },
        { title: t('columns.hours'), value: (row) => row.hours },
        { title: t('columns.sent'), value: (row) => date(row.createdAt, 'date') },
        { title: t('columns.state'), value: (row) => (t as (key: string) => string)(`states.${row.state}`) },
      ],
      shown,
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="requests" hasSamples={index.hasSamples} csv={csv} />
          <BackendProblem error={error ?? junkError} />
          <LifecycleBar
            ways={ways}
            states={states}
            byState={index.byState}
            late={{ state: 'offered', count: offered.filter((row) => isLate(row, now)).length }}
          />
          {bar(selection)}
          <FilterNote ways={ways} filter="worried" count={countOf('worried')} />
          <FilterNote ways={ways} filter="to-ask" count={countOf('to-ask')} />
          <RecordTable
            ways={ways}
            records={t('views.requests')}
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
          : panel(
              open ?? null,
              open ? <RequestFacts row={open}>{tutorSearch(open.request)}</RequestFacts> : null,
            )
      }
    />
  );
}
