import { stackStyles, Tag, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { picturesOf, type HomeworkQuestion } from '../model/question';
import { FormulaText } from './formula-text';
import { QuestionPictures } from './question-pictures';
import styles from './homework-thread.module.css';

export interface QuestionViewProps {
  question: HomeworkQuestion;
  /** Level of the headings of its parts. */
  level?: 3 | 4;
  /** For whom this device keeps the photos that were opened; nobody by default. */
  keptFor?: string | null;
}

/**
 * A question as its tutor reads it: class, subject, text, photos and what was tried, without a name. The page
 * loads the namespaces `homework-thread`, `ghana`, `photos` and `data`.
 */
export function QuestionView({ question, level = 3, keptFor = null }: QuestionViewProps) {
  const { t } = useTranslation(['homework-thread', 'ghana']);
  const { date } = useFormats();
  const Heading = `h${level}` as const;
  const pictures = picturesOf(question);
  const words = question.question === '' ? photoOnly() : question.question;
  return (
    <div className={stackStyles.near}>
      <p>
        <b>
          {t('question.about', {
            schoolClass: t(`ghana:classes.${question.schoolClass}`),
            subject: t(`ghana:subjects.${question.subject}`),
          })}
        </b>
        {question.isSample ? (
          <>
            {' '}
            <Tag>{t('question.sample')}</Tag>
          </>
        ) : null}
      </p>
      <p className={styles.facts}>
        <span className={textStyles.unbroken}>
          {t('question.asked', { date: date(question.createdAt, 'moment') })}
        </span>
        {question.dueOn === '' ? null : (
          <>
            {' · '}
            <span className={textStyles.unbroken}>
              {t('question.due', { date: date(question.dueOn, 'day') })}
            </span>
          </>
        )}
      </p>
      <Heading className={styles.part}>{t('question.words')}</Heading>
      {words === '' ? null : (
        <p className={styles.work}>
          <FormulaText text={words} subject={question.subject} />
        </p>
      )}
      <QuestionPictures question={question} keptFor={keptFor} />
      <Heading className={styles.part}>{t('question.tried')}</Heading>
      <p className={styles.work}>
        <FormulaText text={question.tried} subject={question.subject} />
      </p>
    </div>
  );

  function photoOnly(): string {
    return pictures.length === 0 ? '' : t('question.photoOnly', { count: pictures.length });
  }
}
