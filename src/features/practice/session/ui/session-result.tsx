import { Button, Disclosure, Lead, Row, RuledList } from 'design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerText, QuestionMaterial, type QuestionSource } from '@/entities/practice/pack';
import { useFocusPart } from '@/shared/lib/focus';
import type { Asked, Judged } from '../model/session-machine';
import { Explanation } from './explanation';
import type { AboutQuestion } from './session-screen';
import styles from './session.module.css';

interface SessionResultProps {
  source: QuestionSource;
  asked: readonly Asked[];
  judged: Readonly<Record<number, Judged>>;
  /** Called once. */
  onFinished: () => void;
  onLeave: () => void;
  onAgain: () => void;
  renderReport?: ((about: AboutQuestion) => ReactNode) | undefined;
}

/** The end of a session: how many were right alone or with a hint, and each miss to look at again. */
export function SessionResult(props: SessionResultProps) {
  const { source, asked, judged, onFinished, onLeave, onAgain, renderReport } = props;
  const { t } = useTranslation('practice-session');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const finished = useRef(onFinished);
  useEffect(() => finished.current(), []);
  const answers = asked.flatMap((one, place) => {
    const given = judged[place];
    return given ? [{ ...one, given, place }] : [];
  });
  const missed = answers.filter(({ given }) => given.verdict.kind === 'wrong');
  const hinted = answers.filter(({ given }) => given.verdict.kind === 'right' && given.hintsUsed > 0);
  const alone = answers.length - missed.length - hinted.length;
  return (
    <div ref={part} tabIndex={-1} className={styles.session}>
      <h2>{t('result.heading')}</h2>
      <Lead>{t('result.right', { count: alone, total: answers.length })}</Lead>
      {hinted.length > 0 ? <p>{t('result.hinted', { count: hinted.length })}</p> : null}
      {missed.length > 0 ? (
        <>
          <p>{t('result.missed', { count: missed.length })}</p>
          <RuledList className={styles.missed}>
            {missed.map(({ question, given, place }) => {
              const slip = given.verdict.kind === 'wrong' ? given.verdict.slip : undefined;
              const misconception = slip && source.misconception(slip.misconception);
              const summary = t('result.question', { number: place + 1 });
              return (
                <li key={place}>
                  <Disclosure summary={misconception ? `${summary}: ${misconception.name}` : summary}>
                    <QuestionMaterial question={question} passages={source.pack.passages} />
                    <p>{t('result.yours', { answer: answerText(question, given.answer) })}</p>
                    <Explanation question={question} verdict={given.verdict} />
                    {renderReport?.({
                      ...{ question: question.id, version: question.version },
                      ...(question.seed !== undefined && { seed: question.seed }),
                      answer: answerText(question, given.answer),
                    })}
                  </Disclosure>
                </li>
              );
            })}
          </RuledList>
        </>
      ) : null}
      <p>{t('result.back')}</p>
      <Row>
        <Button onClick={onAgain}>{t('result.again')}</Button>
        <Button variant="second" onClick={onLeave}>
          {t('result.leave')}
        </Button>
      </Row>
    </div>
  );
}
