import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { closedAt } from '@/entities/jobs/job';
import { stateColumn, textColumn, type RecordColumn } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { postStates, type PostRow } from '../model/post-record';

const widestDay = '2028-09-28T17:00:00.000Z';

function Day({ time }: { time: string }) {
  const { date } = useFormats();
  return <>{date(time, 'date')}</>;
}

/** Columns of the list of posts: title, school, closing time, state. */
export function usePostColumns(now: Date): readonly RecordColumn<PostRow>[] {
  const { t } = useTranslation('job-desk');
  return useMemo(
    () => [
      textColumn<PostRow>({
        key: 'title',
        title: t('posts.columns.title'),
        text: ({ job }) => job.title,
        sortValue: ({ job }) => job.title,
      }),
      textColumn<PostRow>({
        key: 'school',
        title: t('posts.columns.school'),
        text: ({ school }) => school,
        sortValue: ({ school }) => school,
        isWide: true,
      }),
      {
        key: 'closes',
        title: t('posts.columns.closes'),
        sortValue: ({ job }) => Date.parse(closedAt(job)),
        show: ({ job }) => <Day time={closedAt(job)} />,
        widest: () => [<Day key="day" time={widestDay} />],
      },
      stateColumn({ title: t('posts.columns.state'), now, states: postStates }),
    ],
    [t, now],
  );
}
