import { Skeleton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useJunkTuitionRequestsQuery,
  useTuitionRequestsQuery,
  type TuitionRequest,
} from '@/entities/tuition-request';
import {
  ColumnChoice,
  isLate,
  LifecycleBar,
  ListLayout,
  RecordTable,
  useDeskTable,
  useWithJunk,
  ViewHead,
  type DeskWays,
  type ListSlots,
  type ViewHeadProps,
} from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { toCsv } from '@/shared/lib/csv';
import { BackendProblem } from '@/shared/ui/form';
import { requestFilters, type RequestFilter } from '../model/request-filters';
import { FilterNote } from './filter-note';
import { RequestFacts } from './request-facts';
import { requestStates, useRequestColumns } from './use-request-columns';
import { useRequestIndex } from './use-request-index';

const none: readonly TuitionRequest[] = [];

interface RequestsViewProps extends ListSlots {
  ways: DeskWays;
  /** Renders the tutor search below the details. */
  tutorSearch: (request: TuitionRequest) => ReactNode;
}

/** Requests for a tutor. */
export function RequestsView({ ways, bar, panel, tutorSearch }: RequestsViewProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const { date } = useFormats();
  const now = useNow();
  const { data = none, error, isLoading } = useTuitionRequestsQuery(null);
  const { all, error: junkError } = useWithJunk(ways, data, useJunkTuitionRequestsQuery);
  const index = useRequestIndex(all);
  const columns = useRequestColumns(now);
  const desk = useDeskTable({ ways, index, columns, now, filters: requestFilters });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const offered = index.byState.get('offered') ?? [];
  const open = ways.openRef === null ? undefined : index.byRef.get(ways.openRef);
  const countOf = (filter: RequestFilter) =>
    index.rows.filter((row) => requestFilters[filter](row, now)).length;
  const csv: ViewHeadProps['csv'] = (codeOf) =>
    toCsv(
      [
        { title: t('columns.code'), value: (row) => codeOf(row.ref) },
        { title: t('columns.learner'), value: (row) => row.learner },
        { title: t('columns.subject'), value: (row) => row.subject },
        { title: t('columns.area'), value: (row) => row.area },
        { title: t('columns.hours'), value: (row) => row.hours() },
        { title: t('columns.sent'), value: (row) => date(row.createdAt, 'date') },
        { title: t('columns.state'), value: (row) => (t as (key: string) => string)(`states.${row.state}`) },
      ],
      desk.rows,
    );

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="requests" hasSamples={index.hasSamples} csv={csv} />
          <BackendProblem error={error ?? junkError} />
          <LifecycleBar
            ways={ways}
            states={requestStates}
            byState={index.byState}
            late={{ state: 'offered', count: offered.filter((row) => isLate(row, now)).length }}
          />
          {bar(desk.selection, <ColumnChoice ways={ways} desk={desk} />)}
          <FilterNote ways={ways} filter="worried" count={countOf('worried')} />
          <FilterNote ways={ways} filter="to-ask" count={countOf('to-ask')} />
          <RecordTable ways={ways} records={t('views.requests')} desk={desk} />
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
