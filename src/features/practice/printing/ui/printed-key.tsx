import { useTranslation } from 'react-i18next';
import { answerTexts, keyOf, RichLine, RichParagraphs, type Question } from '@/entities/practice/pack';
import { letterOf, wrongOptionsOf } from './printed-answer';
import styles from './printable-set.module.css';

interface PrintedKeyProps {
  name: string;
  questions: readonly Question[];
}

function KeyLine({ question }: { question: Question }) {
  const { t } = useTranslation('practice-paper');
  const letter = letterOf(question);
  if (letter !== '') return <b>{letter}</b>;
  const texts = answerTexts(question, keyOf(question));
  if (texts.length === 0) return t('print.onDrawing');
  return texts.map((text, index) => (
    <span key={index}>
      {index > 0 ? '; ' : ''}
      <RichLine text={text} />
    </span>
  ));
}

/** The right answers on a page of their own, then the steps and the reasons on others. */
export function PrintedKey({ name, questions }: PrintedKeyProps) {
  const { t } = useTranslation('practice-paper');
  return (
    <>
      <section className={styles.page} data-page="key">
        <h2>{t('print.keyHeading', { name })}</h2>
        <ol className={styles.key}>
          {questions.map((question) => (
            <li key={question.id}>
              <KeyLine question={question} />
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.page} data-page="steps">
        <h2>{t('print.stepsHeading', { name })}</h2>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id} className={styles.question}>
              {question.steps.map((step, index) => (
                <RichParagraphs key={index} text={step} />
              ))}
              {wrongOptionsOf(question).map(({ letter, why }) => (
                <div key={letter} className={styles.why}>
                  <b>{t('print.option', { letter })}</b> <RichLine text={why} />
                </div>
              ))}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
