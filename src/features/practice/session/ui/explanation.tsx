import { useTranslation } from 'react-i18next';
import {
  answerTexts,
  keyOf,
  RichLine,
  RichParagraphs,
  type Question,
  type Verdict,
} from '@/entities/practice/pack';
import styles from './session.module.css';

/** The reason of a wrong answer, the right answer, and the worked steps. */
export function Explanation({ question, verdict }: { question: Question; verdict: Verdict }) {
  const { t } = useTranslation('practice-session');
  const slip = verdict.kind === 'wrong' ? verdict.slip : undefined;
  const key = answerTexts(question, keyOf(question));
  return (
    <div className={styles.explanation}>
      {slip ? (
        <>
          <h3>{t('why')}</h3>
          <RichParagraphs text={slip.why} />
        </>
      ) : null}
      {verdict.kind === 'wrong' && key.length > 0 ? (
        <>
          <h3>{t('rightAnswer')}</h3>
          {key.length === 1 ? (
            <p>
              <RichLine text={key[0] ?? []} />
            </p>
          ) : (
            <ul>
              {key.map((text, index) => (
                <li key={index}>
                  <RichLine text={text} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
      <h3>{t('steps')}</h3>
      <ol>
        {question.steps.map((step, index) => (
          <li key={index}>
            <RichParagraphs text={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}
