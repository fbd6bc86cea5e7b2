import { useTranslation } from 'react-i18next';
import {
  answerTexts,
  keyOf,
  QuestionMaterial,
  readDraft,
  RichLine,
  RichParagraphs,
  type AnswerDraft,
  type Pack,
  type Question,
  type RichText,
  type Slip,
} from '@/entities/practice/pack';
import styles from './mock-paper.module.css';

interface MissedQuestionProps {
  question: Question;
  draft: AnswerDraft | undefined;
  slip: Slip | undefined;
  passages: Pack['passages'];
}

function Texts({ heading, texts }: { heading: string; texts: readonly RichText[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className={styles.list}>
        {texts.map((text, index) => (
          <li key={index}>
            <RichLine text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A question that was not right: what was given, why it tempts, the right answer, and the steps. */
export function MissedQuestion({ question, draft, slip, passages }: MissedQuestionProps) {
  const { t } = useTranslation('practice-paper');
  const answer = draft ? readDraft(draft) : null;
  return (
    <div className={styles.sheet}>
      <QuestionMaterial {...{ question, passages }} />
      {answer ? <Texts heading={t('result.given')} texts={answerTexts(question, answer)} /> : null}
      {slip ? (
        <>
          <h3>{t('result.why')}</h3>
          <RichParagraphs text={slip.why} />
        </>
      ) : null}
      <Texts heading={t('result.key')} texts={answerTexts(question, keyOf(question))} />
      <h3>{t('result.steps')}</h3>
      <ol className={styles.list}>
        {question.steps.map((step, index) => (
          <li key={index}>
            <RichParagraphs text={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}
