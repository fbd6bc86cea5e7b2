import { EmptyState, Note, Section, Skeleton, StopHeading, textStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkQuestion } from '@/entities/homework/question';
import { NoProfile, PendingWriteNotes } from '@/entities/tutor';
import { formatMoney } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import type { Shown } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { HomeworkArea } from '../model/homework-area';
import { useHomework } from '../model/use-homework';
import { DoneQuestions } from './done-questions';
import { OwnQuestion } from './own-question';
import { QuestionQueue } from './question-queue';
import styles from './homework.module.css';

/** Homework questions of a tutor: claimed ones on top, then those that wait, then answered ones. */
export function HomeworkView({ area }: { area: HomeworkArea }) {
  const { t } = useTranslation('tutor-area');
  const { homeworkRate } = useOffice();
  const homework = useHomework(area);
  const [writing, setWriting] = useState<Shown<HomeworkQuestion> | null>(null);
  const top = useRef<HTMLDivElement>(null);
  if (!area.tutor) return <NoProfile />;
  const { claimed, done, loose, isLoading, error } = homework;
  // Whoever writes keeps the form, even when somebody else has claimed the question meanwhile.
  const lost =
    writing !== null && !isLoading && !claimed.some(({ item }) => item.id === writing.item.id)
      ? writing
      : null;
  const shown = lost ? [...claimed, lost] : claimed;
  return (
    <>
      <Section ground="surface">
        <div ref={top} tabIndex={-1}>
          <StopHeading>{t('homework.own.heading')}</StopHeading>
        </div>
        <PendingWriteNotes shown={loose} area={area} />
        <BackendProblem error={error} />
        {isLoading ? <Skeleton label={t('homework.loading')} lines={4} /> : null}
        {!isLoading && shown.length === 0 ? (
          <EmptyState title={t('homework.own.emptyTitle')}>
            <p>{t('homework.own.empty')}</p>
          </EmptyState>
        ) : null}
        <div className={styles.cards}>
          {shown.map((one) => (
            <PartBoundary key={one.item.id}>
              <OwnQuestion
                shown={one}
                area={area}
                isLost={one === lost}
                isWriting={writing?.item.id === one.item.id}
                onWriting={(isOpen) => setWriting(isOpen ? one : null)}
              />
            </PartBoundary>
          ))}
        </div>
        <p className={textStyles.soft}>
          {t('homework.own.lead')} {t('homework.own.hiding')}
        </p>
      </Section>
      <Section>
        <StopHeading>{t('homework.queue.heading')}</StopHeading>
        <p className={textStyles.intro}>
          {t('homework.queue.lead')}{' '}
          {homeworkRate > 0
            ? t('homework.queue.paid', { amount: formatMoney(homeworkRate) })
            : t('homework.queue.unpaid')}
        </p>
        {homework.mayWork ? (
          <QuestionQueue homework={homework} area={area} onClaimed={() => top.current?.focus()} />
        ) : (
          <Note tone="plain">
            <p>{t('homework.queue.offList')}</p>
          </Note>
        )}
      </Section>
      <DoneQuestions done={done} now={area.now} />
    </>
  );
}
