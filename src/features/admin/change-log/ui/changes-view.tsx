import { Skeleton, textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLogLinesInfiniteQuery } from '@/entities/change-log';
import { PastPages } from '@/shared/desk';
import { AntdScope } from '@/shared/ui/antd-scope';
import { BackendProblem } from '@/shared/ui/form';
import { logAddress, readLogFilter, toQuestion } from '../model/log-filter';
import { logKinds } from '../model/log-kinds';
import { ChangeTable } from './change-table';
import { LogFilterBar } from './log-filter-bar';
import { SaveChanges } from './save-changes';
import styles from './changes-view.module.css';

/** The change log, newest first, page by page: all of it, or of a record, person, kind or period. */
export function ChangesView() {
  const { t, i18n } = useTranslation(['admin', 'shell']);
  const [params] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const kinds = useMemo(
    () => logKinds(i18n.getResource('en', 'admin', 'logEvents') as Record<string, string>),
    [i18n],
  );
  const filter = readLogFilter(params, hash);
  const { data, error, isLoading, isFetching, hasNextPage, fetchNextPage } = useLogLinesInfiniteQuery(
    toQuestion(filter, kinds),
  );
  const lines = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <AntdScope>
      <div className={styles.view}>
        <h1 className={styles.title}>{t('views.changes')}</h1>
        <p className={textStyles.soft}>{t('log.lead')}</p>
        <LogFilterBar
          filter={filter}
          kinds={kinds}
          onChange={(wanted) => void navigate(pathname + logAddress(wanted))}
        />
        <BackendProblem error={error} />
        {isLoading ? <Skeleton label={t('shell:loading')} lines={8} /> : null}
        {data && lines.length === 0 ? <p role="status">{t('log.nothing')}</p> : null}
        {lines.length > 0 ? (
          <>
            <SaveChanges changes={lines} />
            <ChangeTable
              lines={lines}
              addressOf={(record) => logAddress({ ...filter, subject: { kind: 'record', record } })}
              isOneRecord={filter.subject.kind === 'record'}
            />
            <PastPages
              words={t('log.shown', { count: lines.length })}
              hasMore={hasNextPage}
              isBusy={isFetching}
              onMore={() => void fetchNextPage()}
            />
          </>
        ) : null}
      </div>
    </AntdScope>
  );
}
