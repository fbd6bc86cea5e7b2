import { Button, Note, Row } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import { type School, shownSchool } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { useDiscardPostMutation, usePublishPostMutation } from '../api/post-desk-api';
import { closingProblem, schoolProblem } from '../model/post-problem';

interface DraftActionsProps {
  job: Job;
  school: School | undefined;
  now: Date;
  onEdit: () => void;
}

/** Publishes a draft, changes it, or gives it up. */
export function DraftActions({ job, school, now, onEdit }: DraftActionsProps) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const noteId = useId();
  const [publish, publishing] = usePublishPostMutation();
  const [discard, discarding] = useDiscardPostMutation();
  const ofSchool = schoolProblem(school, now);
  const ofClosing = closingProblem(job, now);
  const mayPublish = school !== undefined && ofSchool === null && ofClosing === null;
  return (
    <>
      {mayPublish ? (
        <p id={noteId}>{t('posts.publish.words')}</p>
      ) : (
        <Note tone="call" role="status">
          <p id={noteId}>
            <strong>{t('posts.publish.not')}</strong> {ofSchool ? t(`posts.school.${ofSchool}`) : ''}{' '}
            {ofClosing ? t(`posts.closing.${ofClosing}`) : ''}
          </p>
        </Note>
      )}
      <BackendProblem error={publishing.error} />
      <Row>
        <Button
          isSmall
          isOff={!mayPublish}
          isBusy={publishing.isLoading}
          aria-describedby={noteId}
          onClick={() => {
            if (mayPublish) void publish({ job, by, school: shownSchool(school) });
          }}
        >
          {t('posts.publish.open')}
        </Button>
        <Button isSmall variant="second" onClick={onEdit}>
          {t('posts.edit.open')}
        </Button>
      </Row>
      <ConfirmButton
        isSmall
        variant="text"
        open={t('posts.discard.open')}
        words={t('posts.discard.words')}
        sendLabel={t('posts.discard.send')}
        leave={t('posts.discard.keep')}
        make={() => ({ job, by })}
        send={async (given) => outcomeOf((await discard(given)).error)}
        error={discarding.error}
      />
    </>
  );
}
