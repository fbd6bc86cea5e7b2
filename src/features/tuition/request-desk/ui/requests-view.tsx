import { Skeleton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodesByPhone } from '@/entities/phone-tail';
import {
  useJunkTuitionRequestsQuery,
  useTuitionRequestsQuery,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { RecordList, useDeskRecords, useDeskTable, type DeskWays, type ListSlots } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { requestFilters, type RequestFilter } from '../model/request-filters';
import { FilterNote } from './filter-note';
import { RequestFacts } from './request-facts';
import { requestStates, useRequestColumns } from './use-request-columns';
import { useRequestIndex } from './use-request-index';

interface RequestsViewProps extends ListSlots {
  ways: DeskWays;
  /** Renders the tutor search below the details. */
  tutorSearch: (request: TuitionRequest) => ReactNode;
}

/** Requests for a tutor. */
export function RequestsView({ ways, bar, panel, tutorSearch }: RequestsViewProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const { all, error, isLoading } = useDeskRecords(
    ways,
    useTuitionRequestsQuery,
    useJunkTuitionRequestsQuery,
  );
  const index = useRequestIndex(all);
  const columns = useRequestColumns(now);
  const alsoFound = useCodesByPhone(ways.place.search);
  const desk = useDeskTable({ ways, index, columns, now, filters: requestFilters, alsoFound });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const countOf = (filter: RequestFilter) =>
    index.rows.filter((row) => requestFilters[filter](row, now)).length;
  return (
    <RecordList
      ways={ways}
      view="requests"
      index={index}
      desk={desk}
      error={error}
      states={requestStates}
      now={now}
      bar={bar}
      csv={[
        { title: t('columns.learner'), value: (row) => row.learner },
        { title: t('columns.subject'), value: (row) => row.subject },
        { title: t('columns.area'), value: (row) => row.area },
        { title: t('columns.hours'), value: (row) => row.hours() },
      ]}
      notes={
        <>
          <FilterNote ways={ways} filter="worried" count={countOf('worried')} />
          <FilterNote ways={ways} filter="to-ask" count={countOf('to-ask')} />
        </>
      }
      open={{
        panel,
        facts: (row) => <RequestFacts row={row}>{tutorSearch(row.request)}</RequestFacts>,
      }}
    />
  );
}
