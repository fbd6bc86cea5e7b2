import { useTranslation } from 'react-i18next';
import { JobRow, laterOf, newestOf, useBuiltJobs, useKeptNewest } from '@/entities/jobs/job';
import { useNow } from '@/shared/lib/clock';
import { useIsHydrated } from '@/shared/lib/hydration';
import styles from './jobs-pledge.module.css';

/** The newest open posts: those of the document, then those that the device has read since. */
export function NewestJobs() {
  const { t } = useTranslation('home');
  const built = useBuiltJobs();
  const kept = useKeptNewest();
  const isHydrated = useIsHydrated();
  const clock = useNow();
  const now = isHydrated ? clock : null;
  const jobs = newestOf(laterOf(built, kept), now);
  if (jobs.length === 0) return <p className={styles.words}>{t('jobs.none')}</p>;
  return (
    <ul className={styles.rows}>
      {jobs.map((job) => (
        <li key={job.code}>
          <JobRow job={job} now={now} as="h3" />
        </li>
      ))}
    </ul>
  );
}
