import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Job, jobStateAt } from '@/entities/jobs/job';
import { type School, shownSchool } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { BackendProblem } from '@/shared/ui/form';
import { usePausePostMutation, useResumePostMutation } from '../api/post-desk-api';
import { schoolProblem } from '../model/post-problem';
import { CloseForm } from './close-form';
import { ExtendForm } from './extend-form';
import { PostCorrection } from './post-correction';

interface RunningActionsProps {
  job: Job;
  school: School | undefined;
  now: Date;
}

/** What is done with a published or paused post. */
export function RunningActions({ job, school, now }: RunningActionsProps) {
  const { t } = useTranslation('job-desk');
  const [open, setOpen] = useState<'extend' | 'close' | null>(null);
  const problem = schoolProblem(school, now);
  const leave = () => setOpen(null);
  if (open === 'close') return <CloseForm job={job} onClose={leave} />;
  if (open === 'extend' && school) return <ExtendForm job={job} school={school} onClose={leave} />;
  return (
    <>
      {problem === null ? null : (
        <Note tone="call" role="status">
          <p>
            <strong>{t('posts.extend.not')}</strong> {t(`posts.school.${problem}`)}
          </p>
        </Note>
      )}
      <Row>
        {problem === null ? (
          <Button isSmall variant="second" onClick={() => setOpen('extend')}>
            {t('posts.extend.open')}
          </Button>
        ) : null}
        {jobStateAt(job, now) === 'closed' ? null : (
          <PauseButton job={job} school={problem === null ? school : undefined} />
        )}
        <Button isSmall variant="second" onClick={() => setOpen('close')}>
          {t('posts.close.open')}
        </Button>
      </Row>
      <PostCorrection job={job} />
    </>
  );
}

/** Pauses a post, or lets it go on. @param school undefined while its check does not count */
function PauseButton({ job, school }: { job: Job; school: School | undefined }) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const [pause, pausing] = usePausePostMutation();
  const [resume, resuming] = useResumePostMutation();
  const isPaused = job.state === 'paused';
  if (isPaused && !school) return null;
  const press = () => {
    if (!isPaused) void pause({ job, by });
    else if (school) void resume({ job, by, school: shownSchool(school) });
  };
  return (
    <>
      <Button isSmall variant="second" isBusy={pausing.isLoading || resuming.isLoading} onClick={press}>
        {t(isPaused ? 'posts.resume' : 'posts.pause')}
      </Button>
      <BackendProblem error={pausing.error ?? resuming.error} />
    </>
  );
}
