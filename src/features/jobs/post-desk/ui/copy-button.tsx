import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import type { DeskWays } from '@/shared/desk';
import { copyingState } from '../model/post-record';

/** Begins a new draft with what this post says. */
export function CopyButton({ job, ways }: { job: Job; ways: DeskWays }) {
  const { t } = useTranslation('job-desk');
  return (
    <Button variant="second" isSmall onClick={() => ways.go({ state: copyingState(job.code) })}>
      {t('posts.copy.open')}
    </Button>
  );
}
