import { Button, Note, Row, Skeleton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerOf,
  latestPicturesOf,
  QuestionView,
  ThreadMessages,
  useTutorThreadQuery,
  type HomeworkAnswer,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { PendingWriteNotes } from '@/entities/tutor';
import type { Shown } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { HomeworkArea } from '../model/homework-area';
import { AnswerForm } from './answer-form';
import { DeclineForm, HandBackForm, WorryForm } from './leave-forms';
import { ClaimClock } from './question-clock';
import styles from './homework.module.css';

interface OwnQuestionProps {
  shown: Shown<HomeworkQuestion>;
  area: HomeworkArea;
  /** It was the tutor's while they wrote, and is no longer. */
  isLost: boolean;
  isWriting: boolean;
  /** Opens the form of the answer, or closes it. */
  onWriting: (isOpen: boolean) => void;
}

const leaveForms = { handBack: HandBackForm, decline: DeclineForm, worry: WorryForm } as const;
const leaving = ['handBack', 'decline', 'worry'] as const;

/** A question that this tutor has claimed: its thread, the clock, the answer, and the ways out. */
export function OwnQuestion({ shown, area, isLost, isWriting, onWriting }: OwnQuestionProps) {
  const { t } = useTranslation('tutor-area');
  const { item: question } = shown;
  const { data: read, error, isLoading } = useTutorThreadQuery({ tutor: area.tutorId, id: question.id });
  const [open, setOpen] = useState<keyof typeof leaveForms | null>(null);
  // What this page has read before goes, too.
  const isHidden = read === 'hidden';
  const data = isHidden ? null : read;
  const messages = data?.messages ?? [];
  const earlier = answerOf(messages);
  const isAskedBack = question.asksBack > 0;
  const Form = open === null ? null : leaveForms[open];
  // A reply begins with the earlier answer.
  const canWrite = !isAskedBack || earlier !== null;
  return (
    <article className={styles.card} aria-label={t('homework.own.label')}>
      {isAskedBack ? <h3>{t('homework.own.askedBack')}</h3> : null}
      {isLost || isHidden ? null : <ClaimClock question={question} now={area.now} />}
      {isHidden ? (
        <Note tone="call" role="status">
          <p>{t('homework.own.hidden')}</p>
        </Note>
      ) : (
        <QuestionView question={question} level={isAskedBack ? 4 : 3} keptFor={area.tutorId} />
      )}
      {isAskedBack && earlier ? <OpenedWords question={question} answer={earlier} /> : null}
      {isLoading ? <Skeleton label={t('homework.loading')} lines={3} /> : null}
      {read ? null : <BackendProblem error={error} />}
      <ThreadMessages question={question} messages={messages} keptFor={area.tutorId} reader="tutor" />
      <PendingWriteNotes shown={shown} area={area} />
      {isLost && !isHidden ? (
        <Note tone="call" role="status">
          <p>{t('homework.own.lost')}</p>
        </Note>
      ) : null}
      {isWriting && canWrite ? (
        <AnswerForm
          {...{ question, earlier, area }}
          pictures={latestPicturesOf(messages)}
          onClose={() => onWriting(false)}
        />
      ) : null}
      {Form ? <Form {...{ question, area }} onClose={() => setOpen(null)} /> : null}
      {area.who && !isLost && !isHidden && !isWriting && Form === null ? (
        <Row>
          {canWrite ? (
            <Button onClick={() => onWriting(true)}>
              {t(isAskedBack ? 'homework.own.reply' : 'homework.own.answer')}
            </Button>
          ) : null}
          {leaving.map((name) => (
            <Button key={name} variant={name === 'worry' ? 'text' : 'second'} onClick={() => setOpen(name)}>
              {t(`homework.own.${name}`)}
            </Button>
          ))}
        </Row>
      ) : null}
    </article>
  );
}

/** What of the answer was opened before the question back, and what was typed as the check answer. */
function OpenedWords({ question, answer }: { question: HomeworkQuestion; answer: HomeworkAnswer }) {
  const { t } = useTranslation('tutor-area');
  const { opened, checkAnswer } = question;
  return (
    <Note tone="plain">
      <p>
        {t('homework.own.opened', {
          hints: opened.hints,
          allHints: answer.hints.length,
          steps: opened.steps,
          allSteps: answer.steps.length,
        })}{' '}
        {t(opened.hasResult ? 'homework.own.resultOpened' : 'homework.own.resultClosed')}
      </p>
      {checkAnswer === '' ? null : (
        <p>{t('homework.own.checked', { typed: checkAnswer, key: answer.check.key })}</p>
      )}
    </Note>
  );
}
