import { Button, Note, Row, textStyles } from 'design-system';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AnswerInput,
  QuestionMaterial,
  RichParagraphs,
  type AnswerDraft,
  type QuestionSource,
} from '@/entities/practice/pack';
import { useFocusPart } from '@/shared/lib/focus';
import type { Asked, Judged, SessionEvent } from '../model/session-machine';
import styles from './session.module.css';

interface AskedQuestionProps {
  shown: Asked;
  source: QuestionSource;
  draft: AnswerDraft;
  hintsUsed: number;
  problem: 'empty' | 'incomplete' | 'no-number' | null;
  /** The judged answer; absent while it is being answered. */
  given: Judged | undefined;
  isKeeping: boolean;
  send: (event: SessionEvent) => void;
}

/** A question with its control, its hints and the button that judges it. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { shown, source, draft, hintsUsed, problem, given, isKeeping, send } = props;
  const { t } = useTranslation('practice-session');
  const { question, layout, drill } = shown;
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const weakness = question.weakness === undefined ? null : source.weakness(question.weakness);
  const misconception = drill === undefined ? null : source.misconception(drill);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!given) send({ type: 'answer.given' });
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.question}>
      {misconception ? (
        <p className={textStyles.small}>{t('drillOf', { name: misconception.name })}</p>
      ) : null}
      {weakness ? (
        <p className={textStyles.small}>
          {t('weaknessOf', { name: weakness.name, year: weakness.year, paper: weakness.paper })}
        </p>
      ) : null}
      <QuestionMaterial
        question={question}
        passages={source.pack.passages}
        isWithoutFigure={question.kind === 'point'}
      />
      <form className={styles.answer} onSubmit={submit} noValidate aria-label={t('form')}>
        <AnswerInput
          {...{ question, layout, draft }}
          problem={problem ? t(`problem.${problem}`) : undefined}
          isLocked={given !== undefined}
          onChange={(changed) => send({ type: 'draft.changed', draft: changed })}
        />
        {question.hints.slice(0, hintsUsed).map((hint, index) => (
          <Note key={index} tone="plain">
            <p className={textStyles.small}>{t('hint.title', { number: index + 1 })}</p>
            <RichParagraphs text={hint} />
          </Note>
        ))}
        {given ? null : (
          <>
            <Row>
              <Button type="submit" isBusy={isKeeping}>
                {t('check')}
              </Button>
              {hintsUsed < 2 ? (
                <Button variant="second" onClick={() => send({ type: 'hint.asked' })}>
                  {t('hint.show', { number: hintsUsed + 1 })}
                </Button>
              ) : null}
            </Row>
            <p className={textStyles.small}>{t(hintsUsed > 0 ? 'hint.used' : 'hint.cost')}</p>
          </>
        )}
      </form>
    </div>
  );
}
