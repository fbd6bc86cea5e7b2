import { Skeleton } from 'design-system';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  pastRequestStates,
  useLazyEveryPastRequestQuery,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { useStaff } from '@/entities/session';
import { RecordList, useDeskTable, useIndexWithPast, type DeskWays, type ListSlots } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { createRequestFilters, type RequestFilter } from '../model/request-filters';
import { useAllRequests } from '../model/use-all-requests';
import { nameOfColleague, useColleagues } from '../model/use-colleagues';
import { FilterNote } from './filter-note';
import { RequestFacts } from './request-facts';
import { useRequestActs } from './use-request-acts';
import { requestStates, useRequestColumns } from './use-request-columns';
import { useRequestRow } from './use-request-row';

interface RequestsViewProps extends ListSlots {
  ways: DeskWays;
  /** Renders the tutor search below the details. */
  tutorSearch: (request: TuitionRequest) => ReactNode;
}

/** Requests for a tutor. */
export function RequestsView({ ways, bar, panel, tutorSearch }: RequestsViewProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const { all, past, named, openCount, error, isLoading } = useAllRequests(ways);
  const toRow = useRequestRow();
  const index = useIndexWithPast(all, past, toRow);
  const [readEvery, { error: unread }] = useLazyEveryPastRequestQuery();
  const { userId } = useStaff();
  const isAnyAssigned = all.some(({ assignee = '' }) => assignee !== '');
  const colleagues = useColleagues(isAnyAssigned);
  const columns = useRequestColumns(now, colleagues);
  const filters = useMemo(() => createRequestFilters(userId), [userId]);
  const desk = useDeskTable({
    ways,
    index,
    columns,
    now,
    filters,
    alsoFound: named,
    openCount,
  });
  const acts = useRequestActs(useColleagues(isAnyAssigned || desk.selection.isOn));
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const readAll = async () => {
    const { data } = await readEvery({ state: past.state ?? 'ended', month: ways.place.month });
    return data ? data.map(toRow) : null;
  };
  const countOf = (filter: RequestFilter) => index.rows.filter((row) => filters[filter](row, now)).length;
  return (
    <>
      <RecordList
        ways={ways}
        view="requests"
        index={index}
        desk={desk}
        error={error ?? unread}
        states={requestStates}
        uncounted={pastRequestStates}
        past={past}
        now={now}
        bar={bar}
        acts={acts}
        readAll={past.state === null ? undefined : readAll}
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
            <FilterNote ways={ways} filter="mine" count={countOf('mine')} />
          </>
        }
        open={{
          panel,
          facts: (row) => (
            <RequestFacts row={row} assignee={nameOfColleague(colleagues, row)}>
              {tutorSearch(row.request)}
            </RequestFacts>
          ),
        }}
      />
    </>
  );
}
