import { stackStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subject } from '@/shared/ghana';
import type { OpenedParts } from '../model/question';
import type { HomeworkAnswer } from '../model/question-message';
import { FormulaText } from './formula-text';
import styles from './homework-thread.module.css';

export interface AnswerViewProps {
  answer: HomeworkAnswer;
  /** Of the question: it tells what is read as a formula. */
  subject: Subject;
  /** How much of it is shown, without the check question; all of it by default. */
  opened?: OpenedParts;
  /** Pictures that go with the steps, shown with the first. */
  pictures?: ReactNode;
  /** Level of the headings of its parts. */
  level?: 2 | 3 | 4;
  /** What follows the opened parts, such as the button that opens the next one. */
  children?: ReactNode;
}

/** An answer in its four parts. The page loads the namespace `homework-thread`. */
export function AnswerView({ answer, subject, opened, pictures, level = 3, children }: AnswerViewProps) {
  const { t } = useTranslation('homework-thread');
  const Heading = `h${level}` as const;
  const { about, hints, steps, result, check } = answer;
  const shownHints = hints.slice(0, opened?.hints);
  const shownSteps = steps.slice(0, opened?.steps);
  return (
    <div className={stackStyles.near}>
      <Heading className={styles.part}>{t('answer.about')}</Heading>
      <p className={styles.work}>
        <FormulaText text={about} subject={subject} />
      </p>
      {shownHints.length === 0 ? null : (
        <>
          <Heading className={styles.part}>{t('answer.hints')}</Heading>
          <WorkList items={shownHints} subject={subject} />
        </>
      )}
      {shownSteps.length === 0 ? null : (
        <>
          <Heading className={styles.part}>{t('answer.steps')}</Heading>
          <WorkList items={shownSteps} subject={subject} />
          {pictures}
        </>
      )}
      {opened?.hasResult === false ? null : (
        <>
          <Heading className={styles.part}>{t('answer.result')}</Heading>
          <p className={styles.work}>
            <FormulaText text={result} subject={subject} />
          </p>
        </>
      )}
      {opened === undefined ? (
        <>
          <Heading className={styles.part}>{t('answer.check')}</Heading>
          <p className={styles.work}>
            <FormulaText text={check.question} subject={subject} />
          </p>
          <p className={styles.work}>
            <FormulaText text={t('answer.key', { key: check.key })} subject={subject} />
          </p>
        </>
      ) : null}
      {children}
    </div>
  );
}

/** Parts in order. They never change their places, so that each is its index. */
const WorkList = ({ items, subject }: { items: readonly string[]; subject: Subject }) => (
  <ol className={styles.list}>
    {items.map((item, index) => (
      <li key={index} className={styles.work}>
        <FormulaText text={item} subject={subject} />
      </li>
    ))}
  </ol>
);
