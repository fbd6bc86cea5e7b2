import { Skeleton } from 'design-system';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskJobsQuery, type Job } from '@/entities/jobs/job';
import {
  pastJobApplicationStates,
  useLazyEveryPastJobApplicationQuery,
  type JobApplication,
} from '@/entities/jobs/job-application';
import {
  findRecord,
  RecordList,
  useDeskTable,
  useIndexWithPast,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import {
  applicantRow,
  type ApplicantRow,
  appliedPosts,
  pipelineColumns,
  postFilters,
  postInAddress,
} from '../model/applicant-row';
import { useAllApplicants } from '../model/use-all-applicants';
import { ApplicantRecord } from './applicant-record';
import { Pipeline } from './pipeline';
import { PostChoice } from './post-choice';
import { useApplicantActs } from './use-applicant-acts';
import { useApplicantColumns } from './use-applicant-columns';

/** Junk has its own filter button. */
const barStates = pipelineColumns.flat();

interface ApplicantsViewProps extends Pick<ListSlots, 'bar'> {
  ways: DeskWays;
  /** Renders the office notes. */
  notes: (record: DeskRecord) => ReactNode;
  /** Renders what the school of the post sees of the applicant. */
  school: (row: ApplicantRow) => ReactNode;
}

/** Applications for posts: a list, the pipeline of one post, or one application at full width. */
export function ApplicantsView({ ways, bar, notes, school }: ApplicantsViewProps) {
  const { t } = useTranslation(['applicants', 'shell']);
  const now = useNow();
  const chosen = postInAddress(ways.place.state);
  const { all, past, named, openCount, error, isLoading } = useAllApplicants(ways, chosen);
  const { data: jobs, error: jobsError } = useDeskJobsQuery(null);
  const posts = useMemo(() => new Map((jobs ?? []).map((job) => [job.code, job])), [jobs]);
  const toRow = useApplicantRow(posts);
  const index = useIndexWithPast(all, past, toRow);
  const choices = useMemo(() => appliedPosts(index.rows, posts, chosen), [index, posts, chosen]);
  const filters = useMemo(() => postFilters(choices), [choices]);
  const columns = useApplicantColumns(now);
  const acts = useApplicantActs();
  const desk = useDeskTable({ ways, index, columns, now, filters, alsoFound: named, openCount });
  const [readEvery, { error: unread }] = useLazyEveryPastJobApplicationQuery();
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const readAll = async () => {
    const { data } = await readEvery({ state: past.state ?? 'hired', month: ways.place.month });
    return data ? data.map(toRow) : null;
  };
  if (ways.openRef !== null) {
    const row = findRecord(index, ways.openRef) ?? null;
    return <ApplicantRecord key={ways.openRef} row={row} ways={ways} notes={notes} school={school} />;
  }
  return (
    <RecordList
      ways={ways}
      view="applicants"
      index={index}
      desk={desk}
      error={error ?? jobsError ?? unread}
      states={barStates}
      uncounted={pastJobApplicationStates}
      past={past}
      readAll={past.state === null ? undefined : readAll}
      now={now}
      bar={bar}
      acts={acts}
      lead={<PostChoice ways={ways} posts={choices} chosen={chosen} />}
      {...(chosen !== null && { board: <Pipeline key={chosen} ways={ways} rows={desk.rows} /> })}
      csv={[
        { title: t('columns.post'), value: (row) => row.title },
        { title: t('columns.school'), value: (row) => row.post?.school.name ?? '' },
        { title: t('columns.area'), value: (row) => row.area },
        { title: t('columns.qualification'), value: (row) => row.qualification },
        { title: t('columns.years'), value: (row) => row.application.profile.years },
        { title: t('columns.licence'), value: (row) => row.application.profile.ntcLicence },
      ]}
    />
  );
}

/** Creates the row of an application. */
function useApplicantRow(posts: ReadonlyMap<string, Job>): (application: JobApplication) => ApplicantRow {
  const { t } = useTranslation(['applicants', 'ghana']);
  return useCallback(
    (application) => {
      const post = posts.get(application.job) ?? null;
      const { region, town, subjects } = application.profile;
      return applicantRow(application, post, {
        title: post?.title ?? t('unknownPost'),
        area: `${town}, ${t(`ghana:regions.${region}`)}`,
        others: [post?.school.name ?? '', ...subjects.map((subject) => t(`ghana:subjects.${subject}`))],
      });
    },
    [posts, t],
  );
}
