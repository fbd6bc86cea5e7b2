import { stackStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedParts } from '../model/question';
import type { HomeworkAnswer } from '../model/question-message';
import styles from './homework-thread.module.css';

export interface AnswerViewProps {
  answer: HomeworkAnswer;
  /** How much of it is shown, without the check question; all of it by default. */
  opened?: OpenedParts;
  /** Level of the headings of its parts. */
  level?: 2 | 3 | 4;
  /** What follows the opened parts, such as the button that opens the next one. */
  children?: ReactNode;
}

/** An answer in its four parts. Formulae are plain text. The page loads the namespace `homework-thread`. */
export function AnswerView({ answer, opened, level = 3, children }: AnswerViewProps) {
  const { t } = useTranslation('homework-thread');
  const Heading = `h${level}` as const;
  const { about, hints, steps, result, check } = answer;
  const shownHints = hints.slice(0, opened?.hints);
  const shownSteps = steps.slice(0, opened?.steps);
  return (
    <div className={stackStyles.near}>
      <Heading className={styles.part}>{t('answer.about')}</Heading>
      <p className={styles.work}>{about}</p>
      {shownHints.length === 0 ? null : (
        <>
          <Heading className={styles.part}>{t('answer.hints')}</Heading>
          <WorkList items={shownHints} />
        </>
      )}
      {shownSteps.length === 0 ? null : (
        <>
          <Heading className={styles.part}>{t('answer.steps')}</Heading>
          <WorkList items={shownSteps} />
        </>
      )}
      {opened?.hasResult === false ? null : (
        <>
          <Heading className={styles.part}>{t('answer.result')}</Heading>
          <p className={styles.work}>{result}</p>
        </>
      )}
      {opened === undefined ? (
        <>
          <Heading className={styles.part}>{t('answer.check')}</Heading>
          <p className={styles.work}>{check.question}</p>
          <p className={styles.work}>{t('answer.key', { key: check.key })}</p>
        </>
      ) : null}
      {children}
    </div>
  );
}

/** Parts in order. They never change their places, so that each is its index. */
const WorkList = ({ items }: { items: readonly string[] }) => (
  <ol className={styles.list}>
    {items.map((item, index) => (
      <li key={index} className={styles.work}>
        {item}
      </li>
    ))}
  </ol>
);
