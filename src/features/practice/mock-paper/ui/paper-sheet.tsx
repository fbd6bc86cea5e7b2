import { Button, Note, Row, Tick } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AnswerInput,
  emptyDraft,
  findDraftProblem,
  QuestionMaterial,
  readDraft,
  type QuestionSource,
} from '@/entities/practice/pack';
import { useFocusPart } from '@/shared/lib/focus';
import type { OpenPaper } from '../model/open-paper';
import type { PaperSend } from '../model/use-mock-paper';
import { PaperOverview } from './paper-overview';
import styles from './mock-paper.module.css';

interface PaperSheetProps {
  paper: OpenPaper;
  source: QuestionSource;
  /** Time left, in words. */
  left: string;
  isConfirming: boolean;
  send: PaperSend;
}

function Asked({ paper, source, send }: Pick<PaperSheetProps, 'paper' | 'source' | 'send'>) {
  const { t } = useTranslation('practice-paper');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const { asked, position, drafts, marked } = paper;
  const shown = asked[position];
  if (!shown) return null;
  const { question, layout, strand } = shown;
  const draft = drafts[position] ?? emptyDraft(question, layout);
  const isNoNumber = findDraftProblem(draft) === 'no-number';
  return (
    <div ref={part} tabIndex={-1} className={styles.sheet}>
      <h2>
        {t('place', { number: position + 1, count: asked.length })} · <span lang="en">{strand}</span>
      </h2>
      <QuestionMaterial
        question={question}
        passages={source.pack.passages}
        isWithoutFigure={question.kind === 'point'}
      />
      <AnswerInput
        {...{ question, layout, draft }}
        problem={isNoNumber ? t('noNumber') : undefined}
        onChange={(changed) => send({ type: 'answer.changed', draft: changed })}
      />
      <Tick checked={marked.includes(position)} onChange={() => send({ type: 'question.marked' })}>
        {t('mark')}
      </Tick>
    </div>
  );
}

function Confirmation({ paper, send }: Pick<PaperSheetProps, 'paper' | 'send'>) {
  const { t } = useTranslation('practice-paper');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const empty = paper.asked.filter((_, index) => {
    const draft = paper.drafts[index];
    return !draft || !readDraft(draft);
  }).length;
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="call" role="alert" className={styles.sheet}>
        <h2>{t('confirm.heading')}</h2>
        <p>{empty > 0 ? t('confirm.empty', { count: empty }) : t('confirm.complete')}</p>
        <Row>
          <Button onClick={() => send({ type: 'submission.confirmed' })}>{t('confirm.send')}</Button>
          <Button variant="second" onClick={() => send({ type: 'submission.left' })}>
            {t('confirm.stay')}
          </Button>
        </Row>
      </Note>
    </div>
  );
}

/** The running paper: one question, the clock, and the way to each other question. */
export function PaperSheet({ paper, source, left, isConfirming, send }: PaperSheetProps) {
  const { t } = useTranslation('practice-paper');
  const { position, asked } = paper;
  const open = (to: number) => send({ type: 'question.opened', position: to });
  return (
    <>
      <div className={styles.bar}>
        <span>
          {t('timeLeft')}{' '}
          <span role="timer" className={styles.time}>
            {left}
          </span>
        </span>
        <Button variant="second" isSmall onClick={() => send({ type: 'paper.paused' })}>
          {t('pause')}
        </Button>
      </div>
      {isConfirming ? (
        <Confirmation {...{ paper, send }} />
      ) : (
        <>
          <Asked key={position} {...{ paper, source, send }} />
          <Row>
            {position > 0 ? (
              <Button variant="second" onClick={() => open(position - 1)}>
                {t('previous')}
              </Button>
            ) : null}
            {position < asked.length - 1 ? (
              <Button onClick={() => open(position + 1)}>{t('next')}</Button>
            ) : null}
            <Button variant="text" onClick={() => send({ type: 'submission.asked' })}>
              {t('submit')}
            </Button>
          </Row>
        </>
      )}
      <PaperOverview paper={paper} onOpen={open} />
    </>
  );
}
