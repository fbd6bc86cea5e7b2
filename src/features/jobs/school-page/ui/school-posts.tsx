import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { JobRow, type Job } from '@/entities/jobs/job';
import type { ApplicantCount } from '@/entities/jobs/school-page';
import { useFormats } from '@/shared/i18n';

interface SchoolPostsProps {
  jobs: readonly Job[];
  counts: readonly ApplicantCount[];
  now: Date;
}

/** The school's published posts, and how many applied for each. */
export function SchoolPosts({ jobs, counts, now }: SchoolPostsProps) {
  const { t } = useTranslation('code');
  if (jobs.length === 0) return <p>{t('school.posts.none')}</p>;
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.code}>
          <JobRow job={job} now={now} as="h3">
            <Count count={counts.find((count) => count.job === job.code)} />
          </JobRow>
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: { count: ApplicantCount | undefined }) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  if (!count) return <p className={textStyles.soft}>{t('school.posts.notCounted')}</p>;
  return (
    <p>
      <strong>{t('school.posts.count', { count: count.applications })}</strong>
      <br />
      <span className={textStyles.soft}>
        {t('school.posts.asOf', { time: date(count.countedAt, 'moment') })}
      </span>
    </p>
  );
}
