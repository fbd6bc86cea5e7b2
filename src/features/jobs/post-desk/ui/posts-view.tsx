import { Button, Row, Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Job, useDeskJobsQuery, useJobWords } from '@/entities/jobs/job';
import { type School, useSchoolsQuery } from '@/entities/jobs/school';
import {
  deskQuery,
  findRecord,
  indexRecords,
  RecordList,
  startOf,
  useDeskTable,
  useTimeColumns,
  type DeskWays,
  type ListSlots,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { copiedCode, postRow, type PostRow, postStates, writingState } from '../model/post-record';
import { NewPost } from './new-post';
import { PostRecord, type PostRecordProps } from './post-record';
import styles from './post-record.module.css';
import { usePostColumns } from './use-post-columns';

const noPosts: readonly Job[] = [];
const noSchools: readonly School[] = [];

interface PostsViewProps extends Pick<ListSlots, 'bar'>, Pick<PostRecordProps, 'preview'> {
  ways: DeskWays;
}

/** Posts of the job board: the list, one post at full width, or the form for a new one. */
export function PostsView({ ways, bar, preview }: PostsViewProps) {
  const { t } = useTranslation(['job-desk', 'admin', 'shell']);
  const { searched } = useJobWords();
  const now = useNow();
  const times = useTimeColumns();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: posts = noPosts, error, isLoading } = useDeskJobsQuery(null);
  const { data: schools = noSchools, ...ofSchools } = useSchoolsQuery(null);
  const index = useMemo(
    // The list is newest first; the desk shows first what waits longest.
    () => indexRecords(posts.map((job) => postRow(job, [searched(job)], now)).reverse()),
    [posts, searched, now],
  );
  const columns = usePostColumns(now);
  const desk = useDeskTable({ ways, index, columns, now });
  if (isLoading || ofSchools.isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const { state } = ways.place;
  const copied = copiedCode(state);
  if (state === writingState || copied !== null)
    return (
      <NewPost
        key={state}
        schools={schools}
        posts={posts}
        copied={posts.find(({ code }) => code === copied) ?? null}
        onDone={(code) =>
          void navigate(`${pathname}${deskQuery(startOf('posts'))}#${code}`, { replace: true })
        }
        onLeave={() => ways.go({ state: 'waiting' })}
      />
    );

  const open = findRecord(index, ways.openRef);
  if (open)
    return (
      <PostRecord
        key={open.ref}
        row={open}
        posts={posts}
        schools={schools}
        now={now}
        ways={ways}
        preview={preview}
      />
    );

  return (
    <RecordList
      ways={ways}
      view="posts"
      index={index}
      desk={desk}
      error={error ?? ofSchools.error}
      states={postStates}
      now={now}
      bar={bar}
      lead={
        <>
          {ways.openRef === null ? null : <p role="status">{t('posts.gone')}</p>}
          <Row className={styles.write}>
            <Button isSmall onClick={() => ways.go({ state: writingState })}>
              {t('posts.write')}
            </Button>
          </Row>
        </>
      }
      csv={[
        { title: t('posts.columns.title'), value: (row) => row.job.title },
        { title: t('posts.columns.school'), value: (row) => row.school },
        ...times<PostRow>(t('posts.columns.closes'), (row) => row.job.closesAt),
      ]}
    />
  );
}
