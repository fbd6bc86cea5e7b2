import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import { useBoardMemory } from '../model/board-memory';
import styles from './save-button.module.css';

/** Saves a post on this device, or takes it off. */
export function SaveButton({
  job,
  isSmall = false,
}: {
  job: Pick<Job, 'code' | 'title'>;
  isSmall?: boolean;
}) {
  const { t } = useTranslation('job-post');
  const { posts, togglePost } = useBoardMemory();
  const isSaved = posts.includes(job.code);
  return (
    <Button
      variant="text"
      isSmall={isSmall}
      className={styles.save}
      aria-pressed={isSaved}
      aria-label={t(isSaved ? 'dropName' : 'saveName', { title: job.title })}
      onClick={() => togglePost(job.code)}
    >
      {t(isSaved ? 'drop' : 'save')}
    </Button>
  );
}
