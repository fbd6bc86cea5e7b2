import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionView, type HomeworkQuestion } from '@/entities/homework/question';
import type { HomeworkFigures } from '@/entities/site-figure';
import { BackendProblem } from '@/shared/ui/form';
import { useOffice } from '@/shared/office-facts';
import { toBackendError } from '@/shared/backend';
import { useClaimHomeworkMutation } from '../api/claim-api';
import type { HomeworkArea } from '../model/homework-area';
import { DeclineForm, WorryForm } from './leave-forms';
import { WaitingClock } from './question-clock';
import styles from './homework.module.css';

interface QueuedQuestionProps {
  question: HomeworkQuestion;
  figures: HomeworkFigures;
  area: HomeworkArea;
  /** Called once the backend has said whose question it is. */
  onOutcome: (outcome: 'claimed' | 'taken') => void;
}

/** A question that waits for a tutor. */
export function QueuedQuestion({ question, figures, area, onOutcome }: QueuedQuestionProps) {
  const { t } = useTranslation('tutor-area');
  const { homeworkRate } = useOffice();
  const [claim, { error, isLoading }] = useClaimHomeworkMutation();
  const [open, setOpen] = useState<'decline' | 'worry' | null>(null);
  const { who } = area;
  const press = async () => {
    if (!who) return;
    const { data } = await claim({ question, who, rate: homeworkRate });
    if (data) onOutcome(data);
  };
  const close = () => setOpen(null);
  const isOffline = error !== undefined && toBackendError(error).code === 'offline';
  return (
    <article className={styles.card} aria-label={t('homework.queue.label')}>
      <WaitingClock {...{ question, figures }} now={area.now} />
      <QuestionView question={question} />
      <BackendProblem error={error} />
      {isOffline ? <p>{t('homework.queue.offlineClaim')}</p> : null}
      {open === 'decline' ? <DeclineForm {...{ question, area }} onClose={close} /> : null}
      {open === 'worry' ? <WorryForm {...{ question, area }} onClose={close} /> : null}
      {who && open === null ? (
        <Row>
          <Button isBusy={isLoading} onClick={() => void press()}>
            {t('homework.queue.claim')}
          </Button>
          <Button variant="second" onClick={() => setOpen('decline')}>
            {t('homework.own.decline')}
          </Button>
          <Button variant="text" onClick={() => setOpen('worry')}>
            {t('homework.own.worry')}
          </Button>
        </Row>
      ) : null}
    </article>
  );
}
