import { Skeleton } from 'design-system';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskJobsQuery } from '@/entities/jobs/job';
import { useJobApplicationsQuery, useJunkJobApplicationsQuery } from '@/entities/jobs/job-application';
import { useCodesByContact } from '@/entities/phone-tail';
import {
  findRecord,
  indexRecords,
  RecordList,
  useDeskRecords,
  useDeskTable,
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

/** Applications for posts: a list of all, the pipeline of one post, or one application at full width. */
export function ApplicantsView({ ways, bar, notes, school }: ApplicantsViewProps) {
  const { t } = useTranslation(['applicants', 'ghana', 'shell']);
  const now = useNow();
  const { all, error, isLoading } = useDeskRecords(
    ways,
    useJobApplicationsQuery,
    useJunkJobApplicationsQuery,
  );
  const { data: jobs, error: jobsError } = useDeskJobsQuery(null);
  const posts = useMemo(() => new Map((jobs ?? []).map((job) => [job.code, job])), [jobs]);
  const index = useMemo(
    () =>
      indexRecords(
        all.map((application) => {
          const post = posts.get(application.job) ?? null;
          const { region, town, subjects } = application.profile;
          return applicantRow(application, post, {
            title: post?.title ?? t('unknownPost'),
            area: `${town}, ${t(`ghana:regions.${region}`)}`,
            others: [post?.school.name ?? '', ...subjects.map((subject) => t(`ghana:subjects.${subject}`))],
          });
        }),
      ),
    [all, posts, t],
  );
  const chosen = postInAddress(ways.place.state);
  const choices = useMemo(() => appliedPosts(index.rows, posts, chosen), [index, posts, chosen]);
  const filters = useMemo(() => postFilters(choices), [choices]);
  const columns = useApplicantColumns(now);
  const acts = useApplicantActs();
  const alsoFound = useCodesByContact(ways.place.search);
  const desk = useDeskTable({ ways, index, columns, now, filters, alsoFound });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
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
      error={error ?? jobsError}
      states={barStates}
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
