import { Button, EmptyState, Note, Row, Skeleton } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkQuestion } from '@/entities/homework/question';
import { toBackendError } from '@/shared/backend';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { HomeworkArea } from '../model/homework-area';
import type { useHomework } from '../model/use-homework';
import { QueuedQuestion } from './queued-question';
import styles from './homework.module.css';

/** How many questions are shown at first, and more on request. */
const atOnce = 10;

/** A question that is handed back later is another version, and is shown again. */
const versionOf = ({ id, lastChange }: HomeworkQuestion) => `${id} ${lastChange}`;

interface QuestionQueueProps {
  homework: Pick<ReturnType<typeof useHomework>, 'waiting' | 'figures' | 'isQueueLoading' | 'queueError'>;
  area: HomeworkArea;
  onClaimed: () => void;
}

/** Questions that this tutor may claim, the oldest promise first. */
export function QuestionQueue({ homework, area, onClaimed }: QuestionQueueProps) {
  const { t } = useTranslation('tutor-area');
  const { waiting, figures, isQueueLoading, queueError } = homework;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [isBeaten, setBeaten] = useState(false);
  const [count, setCount] = useState(atOnce);
  const note = useRef<HTMLDivElement>(null);
  const left = waiting.filter((question) => !gone.has(versionOf(question)));
  const take = (question: HomeworkQuestion) => (outcome: 'claimed' | 'taken') => {
    setGone((before) => new Set(before).add(versionOf(question)));
    setBeaten(outcome === 'taken');
    if (outcome === 'claimed') onClaimed();
    else note.current?.focus();
  };
  return (
    <>
      <div ref={note} tabIndex={-1} role="status">
        {isBeaten ? (
          <Note tone="call">
            <p>
              {t('homework.queue.beaten')}{' '}
              {t(left.length > 0 ? 'homework.queue.next' : 'homework.queue.none')}
            </p>
          </Note>
        ) : null}
      </div>
      {queueError === undefined ? null : (
        <>
          <BackendProblem error={queueError} />
          {toBackendError(queueError).code === 'offline' ? <p>{t('homework.queue.offline')}</p> : null}
        </>
      )}
      {isQueueLoading ? <Skeleton label={t('homework.loading')} lines={4} /> : null}
      {!isQueueLoading && queueError === undefined && left.length === 0 ? (
        <EmptyState title={t('homework.queue.emptyTitle')}>
          <p>{t('homework.queue.empty')}</p>
        </EmptyState>
      ) : null}
      <div className={styles.cards}>
        {left.slice(0, count).map((question) => (
          <PartBoundary key={question.id}>
            <QueuedQuestion {...{ question, figures, area }} onOutcome={take(question)} />
          </PartBoundary>
        ))}
      </div>
      {left.length > count ? (
        <Row>
          <Button variant="second" onClick={() => setCount(count + atOnce)}>
            {t('homework.queue.more', { count: left.length - count })}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
